import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Whether a form only got the id of its record, which names it from now on. */
export const isNamedAnew = ({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean =>
  currentUrl.pathname === nextUrl.pathname && !currentUrl.searchParams.has('id') && nextUrl.searchParams.has('id');
