import type { Transaction } from '../db/schema.ts';
import { suppliersOf, tellProcurement } from '../inquiry/procurement-news.ts';
import type { Clarified } from './clarified-record.ts';

/** Tells the owner that somebody has asked (N105); in a transaction of `withWorker`. */
export const tellQuestion = (transaction: Transaction, { id, ownerId, title }: Clarified): Promise<void> =>
  tellProcurement(transaction, 'N105', { businessIds: [ownerId], permission: 'inquiry_edit' }, { title }, id);

/** Tells the asker, and where the answer is everybody's all others who take part, that a question is answered (N106). */
export async function tellAnswer(
  transaction: Transaction,
  { id, title }: Clarified,
  { askerId, isPublic }: { readonly askerId: string; readonly isPublic: boolean },
): Promise<void> {
  const tell = (businessIds: readonly string[], isAsker: boolean) =>
    tellProcurement(transaction, 'N106', { businessIds, permission: 'quotation_view' }, { title, isAsker }, id);
  await tell([askerId], true);
  if (!isPublic) return;
  await tell(
    (await suppliersOf(transaction, id)).filter((one) => one !== askerId),
    false,
  );
}
