import type { ShouldRevalidateFunctionArgs } from 'react-router';

type Addresses = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>;

const without = ({ searchParams }: URL) => {
  const rest = new URLSearchParams(searchParams);
  rest.delete('tab');
  return rest.toString();
};

/** Whether an address leads to another tab of the page that is open, and to nothing else: that loads nothing anew. */
export const isTabAlone = ({ currentUrl, nextUrl }: Addresses): boolean =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get('tab') !== nextUrl.searchParams.get('tab') &&
  without(currentUrl) === without(nextUrl);
