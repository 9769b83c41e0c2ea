import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * `shouldRevalidate` of a form whose new draft gets its id while it is filled in: then what stands in the form is what
 * there is.
 */
export function unlessNamedAnew({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  const isNamedAnew =
    currentUrl.pathname === nextUrl.pathname && !currentUrl.searchParams.has('id') && nextUrl.searchParams.has('id');
  return isNamedAnew ? false : defaultShouldRevalidate;
}
