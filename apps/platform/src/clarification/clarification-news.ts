import { PROCUREMENT_NOTICES } from '@jianzhu/domain/inquiries';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Holders } from '../member/permission-holders.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { CLARIFIED_KINDS, type Clarified } from './clarified-record.ts';

/** Tells the owner that somebody has asked (N105), and the open pages of both; in a transaction of `withWorker`. */
export async function tellQuestion(transaction: Transaction, record: Clarified, askerId: string): Promise<void> {
  const { title, content } = PROCUREMENT_NOTICES.N105;
  const holders = { businessIds: [record.ownerId], permission: CLARIFIED_KINDS[record.bizType].answers };
  await tell(transaction, record, holders, { title, content: content({ title: record.title }) });
  await refreshPages(transaction, record, [record.ownerId, askerId]);
}

/**
 * Tells the asker, and where the answer is everybody's all others who take part, that a question is answered (N106), and
 * their open pages and the owner's.
 */
export async function tellAnswer(
  transaction: Transaction,
  record: Clarified,
  { askerId, isPublic }: { readonly askerId: string; readonly isPublic: boolean },
): Promise<void> {
  const { reads, suppliersOf } = CLARIFIED_KINDS[record.bizType];
  const { title, content } = PROCUREMENT_NOTICES.N106;
  const tellThem = (businessIds: readonly string[], isAsker: boolean) => {
    const holders = { businessIds, permission: reads.supplier };
    return tell(transaction, record, holders, { title, content: content({ title: record.title, isAsker }) });
  };
  const others = isPublic ? (await suppliersOf(transaction, record.id)).filter((one) => one !== askerId) : [];
  await tellThem([askerId], true);
  if (others.length > 0) await tellThem(others, false);
  await refreshPages(transaction, record, [record.ownerId, askerId, ...others]);
}

async function tell(
  transaction: Transaction,
  record: Clarified,
  holders: Holders,
  said: { readonly title: string; readonly content: string },
): Promise<void> {
  const jumpUrl = CLARIFIED_KINDS[record.bizType].page(record);
  await tellHolders(transaction, holders, { noticeType: 1, ...said, jumpUrl, optId: record.id });
}

async function refreshPages(transaction: Transaction, { bizType }: Clarified, businessIds: readonly string[]) {
  for (const businessId of businessIds) await tellRecordNews(transaction, bizType, { businessId });
}
