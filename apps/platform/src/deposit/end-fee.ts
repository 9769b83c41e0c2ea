import '../sign-up/tables.ts';
import { PAY_BIZ_TYPE } from '@jianzhu/domain/payments';
import type { Transaction } from '../db/schema.ts';
import { closeOrder, findLiveOrder, isPaid, refundOrder } from '../payment/own-order.ts';
import type { Row } from '../record/record-table.ts';

/** Ends the fee of the documents: one that was not paid is not taken any more, one that was goes back where it is to. */
export async function endFee(
  transaction: Transaction,
  { id }: Row<'sign_up'>,
  { reason, isReturned }: { readonly reason: string; readonly isReturned: boolean },
): Promise<void> {
  const biz = { type: PAY_BIZ_TYPE.docFee, id };
  await closeOrder(transaction, biz);
  const order = await findLiveOrder(transaction, biz);
  if (isReturned && order !== undefined && isPaid(order)) await refundOrder(transaction, order, reason);
}
