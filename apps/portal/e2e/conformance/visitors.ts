import type { BrowserContext, Page } from '@playwright/test';
import { type Account, buyer, colleague, demoPerson, reader } from '../support/accounts.ts';
import { enterAs, heldCookies } from '../support/login.ts';
import { enterAsNewcomer } from '../support/newcomer.ts';

/**
 * A demo person for each role that every company has. They look, and what they do is taken back: others' journeys may
 * have them at the same time.
 */
export const rolePeople = {
  business_admin: buyer,
  purchaser: colleague,
  // Not the first of his company, whom it would let do everything.
  seller: demoPerson(18),
  finance: { phone: '13800000003' },
  project_manager: { phone: '13800000004' },
  reader,
  // Of the firm that sells packages, services and texts.
  firm: { phone: '13800000015' },
} as const satisfies Readonly<Record<string, Pick<Account, 'phone'>>>;

/** Administrates a business of his own, and is in no journey: his visits may change it. */
const owner = { phone: '13800000020' };

/** Who opens a page; a newcomer registers first, because what he does to his account cannot be taken back. */
export type Visitor = 'visitor' | 'owner' | 'newcomer' | keyof typeof rolePeople;

/** The account of a visit that is logged in; null for a visitor and before a newcomer has registered. */
export function accountOf(visitor: Visitor): Pick<Account, 'phone'> | null {
  if (visitor === 'visitor' || visitor === 'newcomer') return null;
  return visitor === 'owner' ? owner : rolePeople[visitor];
}

/** Lets a visitor come in, unless he is in already; gives the account that he came with. */
export async function comeIn(
  page: Page,
  context: BrowserContext,
  visitor: Visitor,
): Promise<Pick<Account, 'phone'> | null> {
  if (visitor === 'newcomer') return enterAsNewcomer(page);
  const account = accountOf(visitor);
  if (account !== null && !('Admin-Token' in (await heldCookies(context)))) await enterAs(context, account);
  return account;
}
