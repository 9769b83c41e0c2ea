import type { ShouldRevalidateFunctionArgs } from 'react-router';

type Addresses = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>;

const without = ({ searchParams }: URL, part: string) => {
  const rest = new URLSearchParams(searchParams);
  rest.delete(part);
  return rest.toString();
};

/** Whether an address leads to another part of the page that is open, and to nothing else: that loads nothing anew. */
const isPartAlone =
  (part: 'tab' | 'step') =>
  ({ currentUrl, nextUrl }: Addresses): boolean =>
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get(part) !== nextUrl.searchParams.get(part) &&
    without(currentUrl, part) === without(nextUrl, part);

export const isTabAlone = isPartAlone('tab');
export const isStepAlone = isPartAlone('step');
