import { LOGIN_BACK_PATH, loginBackTarget, SIBLING_SITES } from '@jianzhu/domain';

/** A registered address that a login may return to, and the page of that site to go on to. */
interface ReturnAddress {
  readonly address: string;
  /** A path of the site; null: wherever its login-back leads. */
  readonly target: string | null;
  /** By which the site knows the browser that the login began on (decision 62); null: it began elsewhere. */
  readonly state: string | null;
}

/** Reads the address that a login should return to; undefined for one that nobody registered. */
export type ReadReturnAddress = (text: string) => ReturnAddress | undefined;

const STATE = /^[\w-]{16,64}$/;

/**
 * The addresses that a login may return to: `/login-back` of every registered origin, and of the sibling sites below
 * it, alone or with the queries `target` and `state`. What stands before the query is compared as a whole text, so that
 * no parser can be talked into another reading.
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
    if (queryStart === -1) return addresses.has(text) ? { address: text, target: null, state: null } : undefined;
    const address = text.slice(0, queryStart);
    const query = readQuery(text.slice(queryStart));
    return query !== undefined && addresses.has(address) ? { address, ...query } : undefined;
  };
}

/** The target, the state, or both; undefined where one is not of its form, or where there is anything else. */
function readQuery(text: string): Pick<ReturnAddress, 'target' | 'state'> | undefined {
  const query = new URLSearchParams(text);
  const asked = query.get('target');
  const target = loginBackTarget(asked);
  const state = query.get('state');
  const known = Number(asked !== null) + Number(state !== null);
  const isSound = (asked === null || target !== null) && (state === null || STATE.test(state));
  return known > 0 && query.size === known && isSound ? { target, state } : undefined;
}

/** What a ticket is bound to: where the login returns to, and the browser that it began on. */
export function ticketBinding({ address, state }: ReturnAddress): string {
  return state === null ? address : `${address}?state=${state}`;
}
