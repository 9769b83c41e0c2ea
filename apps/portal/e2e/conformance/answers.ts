import type { APIRequestContext } from '@playwright/test';
import type { Account } from '../support/accounts.ts';
import { ask, type HostAnswer } from '../support/host-request.ts';
import { logIn, sharedCookies } from '../support/login.ts';

/** What the portal answers at an address, and its heading as the markup has it. */
export interface Answer extends HostAnswer {
  readonly heading: string | undefined;
}

/** Asks as somebody may: with the cookies of his login, on a side of the marketplace. */
export type Ask = (path: string, side?: 'require' | 'supply') => Promise<Answer>;

/** Pages that one login asks for: each is several calls, and a login may make some two hundred at once. */
const PAGES_OF_LOGIN = 30;

/** As a visitor, or as the member of an account, without a browser. */
export function asker(request: APIRequestContext, account: Pick<Account, 'phone'> | null): Ask {
  let cookies: Promise<readonly (readonly [string, string])[]> = Promise.resolve([]);
  let asked = 0;
  return async (path, side = 'require') => {
    if (account !== null && asked % PAGES_OF_LOGIN === 0) {
      cookies = logIn(request, account).then((login) => Object.entries(sharedCookies(login)));
    }
    // As from several networks: nobody opens every page at once, and one address is limited as well.
    asked += 1;
    const from = `127.0.0.${8 + (asked % 16)}`;
    const cookie = [...(await cookies), ['Company-Type', side]].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask({ path, headers: { cookie }, from });
    return { ...answer, heading: /<h1[^>]*>(?:<span[^>]*>)?([^<]+)</.exec(answer.body)?.[1] };
  };
}

/** Goes through a list with a few at a time, so that neither the portal nor the test waits for the other. */
export async function forEachOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
