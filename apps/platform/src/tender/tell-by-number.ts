import { tenderPage } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import type { Holders } from '../member/permission-holders.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { Tender } from './own-tender.ts';

interface Notice {
  readonly title: string;
  readonly content: (facts: never) => string;
}

/** Notices about tenders by their numbers (domain rules 17). */
type Notices<No extends string> = Readonly<Record<No, Notice>>;

/** What the text of a number says besides the title of the tender. */
export type FactsOf<All extends Notices<No>, No extends string> = Omit<Parameters<All[No]['content']>[0], 'title'>;

interface Numbered<All extends Notices<No>, No extends string> {
  readonly no: No;
  readonly holders: Holders;
  readonly tender: Tender;
  readonly facts: FactsOf<All, No>;
  /** Page that takes the tender's id; the tender's own when left out. */
  readonly jumpUrl?: string;
}

/** Sends a notice about a tender by its number; in a transaction of `withWorker`. */
export async function tellByNumber<All extends Notices<No>, No extends string>(
  transaction: Transaction,
  notices: All,
  { no, holders, tender, facts, jumpUrl = tenderPage(tender.tender_type) }: Numbered<All, No>,
): Promise<void> {
  const { title, content } = notices[no];
  // The text of this number takes the facts of this number.
  const text = (content as (all: unknown) => string)({ ...facts, title: tender.title });
  await tellHolders(transaction, holders, { noticeType: 1, title, content: text, jumpUrl, optId: tender.id });
}
