import { LOGIN_BACK_PATH, loginBackTarget, SIBLING_SITES } from '@jianzhu/domain';

/** A registered address that a login may return to, and the page of that site to go on to. */
interface ReturnAddress {
  readonly address: string;
  /** A path of the site; null: wherever its login-back leads. */
  readonly target: string | null;
}

/** Reads the address that a login should return to; undefined for one that nobody registered. */
export type ReadReturnAddress = (text: string) => ReturnAddress | undefined;

/**
 * The addresses that a login may return to: `/login-back` of every registered origin, and of the sibling sites below
 * it, alone or with the query `target`. What stands before the query is compared as a whole text, so that no parser can
 * be talked into another reading.
 *
 * @param origins of the portals and of the sibling sites, without a slash at the end
 */
export function createReturnAddresses(origins: readonly string[]): ReadReturnAddress {
  const folders = ['', ...SIBLING_SITES.map((site) => `/${site}`)];
  const addresses = new Set(
    origins.flatMap((origin) => folders.map((folder) => `${origin}${folder}${LOGIN_BACK_PATH}`)),
  );
  return (text) => {
    const queryStart = text.indexOf('?');
    if (queryStart === -1) return addresses.has(text) ? { address: text, target: null } : undefined;
    const address = text.slice(0, queryStart);
    const query = new URLSearchParams(text.slice(queryStart));
    const target = loginBackTarget(query.get('target'));
    return addresses.has(address) && query.size === 1 && target !== null ? { address, target } : undefined;
  };
}
