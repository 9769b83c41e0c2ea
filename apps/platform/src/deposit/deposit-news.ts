import { PAY_TYPE } from '@jianzhu/domain/payments';
import { payPage, SIGN_UP_NOTICES } from '@jianzhu/domain/sign-ups';
import type { Transaction } from '../db/schema.ts';
import type { Holders } from '../member/permission-holders.ts';
import type { Tender } from '../tender/own-tender.ts';
import { type FactsOf, tellByNumber } from '../tender/tell-by-number.ts';

const NUMBERS = ['N225', 'N226', 'proposed', 'converted', 'declined'] as const;
type No = (typeof NUMBERS)[number];

/** Sends a notice of a deposit by its number: a proposal leads to where it is answered, all others to the tender. */
export async function tellOfDeposit<Name extends No>(
  transaction: Transaction,
  no: Name,
  holders: Holders,
  tender: Tender,
  facts: FactsOf<typeof SIGN_UP_NOTICES, Name>,
): Promise<void> {
  await tellByNumber(transaction, SIGN_UP_NOTICES, {
    ...{ no, holders, tender, facts },
    ...(no === 'proposed' && { jumpUrl: payPage(PAY_TYPE.deposit) }),
  });
}
