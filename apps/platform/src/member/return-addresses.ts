import { LOGIN_BACK_PATH, SIBLING_SITES } from '@jianzhu/domain';

/** Says whether a login may return to an address. */
export type IsReturnAddress = (address: string) => boolean;

/**
 * The addresses that a login may return to: `/login-back` of every registered origin, and of the sibling sites below
 * it. Compared as whole texts, so that no parser can be talked into another reading.
 *
 * @param origins of the portals and of the sibling sites, without a slash at the end
 */
export function createReturnAddresses(origins: readonly string[]): IsReturnAddress {
  const folders = ['', ...SIBLING_SITES.map((site) => `/${site}`)];
  const addresses = new Set(
    origins.flatMap((origin) => folders.map((folder) => `${origin}${folder}${LOGIN_BACK_PATH}`)),
  );
  return (address) => addresses.has(address);
}
