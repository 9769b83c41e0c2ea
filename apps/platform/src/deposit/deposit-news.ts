import { PAY_TYPE } from '@jianzhu/domain/payments';
import { payPage, SIGN_UP_NOTICES } from '@jianzhu/domain/sign-ups';
import { tenderPage } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import type { Holders } from '../member/permission-holders.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { Tender } from '../tender/own-tender.ts';

const NUMBERS = ['N225', 'N226', 'proposed', 'converted', 'declined'] as const;
type No = (typeof NUMBERS)[number];
type FactsOf<Name extends No> = Omit<Parameters<(typeof SIGN_UP_NOTICES)[Name]['content']>[0], 'title'>;

/** Sends a notice of a deposit by its number: a proposal leads to where it is answered, all others to the tender. */
export async function tellOfDeposit<Name extends No>(
  transaction: Transaction,
  no: Name,
  holders: Holders,
  tender: Tender,
  facts: FactsOf<Name>,
): Promise<void> {
  const { title, content } = SIGN_UP_NOTICES[no];
  await tellHolders(transaction, holders, {
    // The text of this number takes the facts of this number.
    ...{ noticeType: 1, title, content: (content as (all: unknown) => string)({ ...facts, title: tender.title }) },
    ...{ jumpUrl: no === 'proposed' ? payPage(PAY_TYPE.deposit) : tenderPage(tender.tender_type), optId: tender.id },
  });
}
