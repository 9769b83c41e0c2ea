/** What to do when the member is logged in here and the shared cookies are gone (decision 6). */
export type OnCookieMissing = 'logout' | 'stop';

/** The shared cookies; a missing cookie is null or ''. */
export interface LoginCookies {
  /** Cookie Admin-Token: the access token. */
  readonly token: string | null;
  /** Cookie SwitchToCompanyId: the department (company) of that token. */
  readonly departmentId: string | number | null;
}

/** The login as this page knows it. */
export interface LoginHere {
  readonly isLoggedIn: boolean;
  /** Id of the company the member acts for; a number is compared by its digits. */
  readonly companyId: string | number | null;
}

export type LoginSyncDecision =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'redirect'; readonly token: string; readonly departmentId: string }
  | { readonly kind: 'logout' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'load' };

const asText = (value: string | number | null): string => String(value ?? '').trim();

/**
 * Compares the login of this page with the shared cookies (specification 4, "Login sync on header load").
 *
 * Ids are compared as texts, or a number would differ from its own cookie for ever. Cookies count as gone when the
 * token is missing; a missing department alone is no reason to move anybody.
 */
export function decideLoginSync(
  here: LoginHere,
  cookies: LoginCookies,
  onCookieMissing: OnCookieMissing,
): LoginSyncDecision {
  const token = asText(cookies.token);
  const departmentId = asText(cookies.departmentId);
  const isComplete = token !== '' && departmentId !== '';
  if (!here.isLoggedIn) return isComplete ? { kind: 'redirect', token, departmentId } : { kind: 'anonymous' };
  if (token === '') return { kind: onCookieMissing };
  const differs = isComplete && departmentId !== asText(here.companyId);
  return differs ? { kind: 'redirect', token, departmentId } : { kind: 'load' };
}
