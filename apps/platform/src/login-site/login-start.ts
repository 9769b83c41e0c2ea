import { LOGIN_BACK_PATH, LOGIN_START_PATH, type LoginSitePage } from '@jianzhu/domain';

export interface LoginWithoutState {
  readonly address: string;
  readonly target: string | null;
  readonly state: string | null;
}

/**
 * Where a login to a portal begins that no browser has been tied to yet: at that portal, which leaves a state with the
 * browser and sends it back here with the same state in the return address (decision 62).
 *
 * @param byCode whether the page is to ask for a code instead of a password, there and back
 * @returns undefined for a login that has its state, and for one to another site than a portal
 */
export function loginStartAddress(
  page: LoginSitePage,
  { address, target, state }: LoginWithoutState,
  portalOrigins: readonly string[],
  byCode: boolean,
): string | undefined {
  const portal = portalOrigins.find((origin) => address === origin + LOGIN_BACK_PATH);
  if (portal === undefined || state !== null) return undefined;
  const query = new URLSearchParams({ ...(target !== null && { target }), ...(byCode && { by: 'code' }) });
  return `${portal}${LOGIN_START_PATH}/${page}${query.size === 0 ? '' : `?${query}`}`;
}
