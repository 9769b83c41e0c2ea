import '../sign-up/tables.ts';
import { PAY_TYPE } from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { refundOrder } from '../payment/own-order.ts';
import type { Payable } from '../payment/payable.ts';
import { findRecord } from '../record/find-record.ts';
import { DEPOSIT_TEXTS } from './messages.ts';
import { readPayDeadline } from './pay-deadline.ts';

const lockSignUp = async (transaction: Transaction, id: string) => {
  const row = await findRecord(transaction, 'sign_up', id, 'lock');
  if (row instanceof Refusal) throw new TypeError(`there is no sign-up ${id}`);
  return row;
};

/** The fee of a tender's documents, of a sign-up. */
export const feePayable: Payable = {
  ownerOf: (transaction, bizId) => findRecord(transaction, 'sign_up', bizId),
  async deadline(transaction, bizId) {
    const signUp = await findRecord(transaction, 'sign_up', bizId);
    if (signUp instanceof Refusal) throw new TypeError(`there is no sign-up ${bizId}`);
    return readPayDeadline(transaction, signUp.tender_id, PAY_TYPE.fee);
  },
  lock: async (transaction, bizId) => void (await lockSignUp(transaction, bizId)),
  async paid(transaction, order) {
    const signUp = await lockSignUp(transaction, order.biz_id);
    if (signUp.status !== SIGN_UP_STATUS.approved) return refundOrder(transaction, order, DEPOSIT_TEXTS.notTakingPart);
    await transaction
      .updateTable('sign_up')
      .set({ fee_paid_time: sql<Date>`${businessNow}` })
      .where('id', '=', order.biz_id)
      .execute();
  },
  missed: async () => undefined,
  async refunded(transaction, order) {
    await transaction.updateTable('sign_up').set({ fee_paid_time: null }).where('id', '=', order.biz_id).execute();
  },
};
