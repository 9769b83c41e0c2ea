import type { Transaction } from '../db/schema.ts';
import { suppliersOf, tellProcurement } from '../inquiry/procurement-news.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Clarified } from './clarified-record.ts';

/** Tells the owner that somebody has asked (N105), and the open pages of both; in a transaction of `withWorker`. */
export async function tellQuestion(
  transaction: Transaction,
  { id, ownerId, title }: Clarified,
  askerId: string,
): Promise<void> {
  await tellProcurement(transaction, 'N105', { businessIds: [ownerId], permission: 'inquiry_edit' }, { title }, id);
  await refreshPages(transaction, [ownerId, askerId]);
}

/**
 * Tells the asker, and where the answer is everybody's all others who take part, that a question is answered (N106), and
 * their open pages and the owner's.
 */
export async function tellAnswer(
  transaction: Transaction,
  { id, ownerId, title }: Clarified,
  { askerId, isPublic }: { readonly askerId: string; readonly isPublic: boolean },
): Promise<void> {
  const tell = (businessIds: readonly string[], isAsker: boolean) =>
    tellProcurement(transaction, 'N106', { businessIds, permission: 'quotation_view' }, { title, isAsker }, id);
  const others = isPublic ? (await suppliersOf(transaction, id)).filter((one) => one !== askerId) : [];
  await tell([askerId], true);
  if (others.length > 0) await tell(others, false);
  await refreshPages(transaction, [ownerId, askerId, ...others]);
}

async function refreshPages(transaction: Transaction, businessIds: readonly string[]): Promise<void> {
  for (const businessId of businessIds) await tellRecordNews(transaction, 'inquiry', { businessId });
}
