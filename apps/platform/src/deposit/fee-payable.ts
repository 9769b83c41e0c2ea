import '../sign-up/tables.ts';
import {
  DEPOSIT_MESSAGES,
  FEE_METHODS,
  PAY_CHANNEL,
  PAY_METHOD,
  PAY_TYPE,
  type PayType,
} from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { refundOrder } from '../payment/own-order.ts';
import type { PaidFor, Payable } from '../payment/payable.ts';
import { findRecord } from '../record/find-record.ts';
import { DEPOSIT_TEXTS, ESCROW } from './messages.ts';
import { readPayDeadline } from './pay-deadline.ts';

const lockSignUp = async (transaction: Transaction, id: string) => {
  const row = await findRecord(transaction, 'sign_up', id, 'lock');
  if (row instanceof Refusal) throw new TypeError(`there is no sign-up ${id}`);
  return row;
};

/** What the cashier says of money for a tender, and where it leads back to. */
export async function shownOf(transaction: Transaction, tenderId: string, payType: PayType): Promise<PaidFor> {
  const tender = await findRecord(transaction, 'tender', tenderId);
  if (tender instanceof Refusal) throw new TypeError(`there is no tender ${tenderId}`);
  const path = `/user/invite-tenders/btbt-pay?tenderId=${tender.id}&payType=${payType}`;
  return { payee: ESCROW.name, code: tender.code, path };
}

/** How it can be paid in the cashier: what is paid online by any channel, a guarantee not here. */
export const channelsFor = (methods: readonly number[]): readonly number[] => [
  ...(methods.includes(PAY_METHOD.online)
    ? [PAY_CHANNEL.online, PAY_CHANNEL.wechat, PAY_CHANNEL.alipay, PAY_CHANNEL.balance]
    : []),
  ...(methods.includes(PAY_METHOD.transfer) ? [PAY_CHANNEL.transfer] : []),
];

/** The fee of a tender's documents, of a sign-up. */
export const feePayable: Payable = {
  permission: 'bid_pay',
  ownerOf: (transaction, bizId) => findRecord(transaction, 'sign_up', bizId),
  async deadline(transaction, bizId) {
    const signUp = await findRecord(transaction, 'sign_up', bizId);
    if (signUp instanceof Refusal) throw new TypeError(`there is no sign-up ${bizId}`);
    return readPayDeadline(transaction, signUp.tender_id, PAY_TYPE.fee);
  },
  lock: async (transaction, bizId) => void (await lockSignUp(transaction, bizId)),
  async shown(transaction, bizId) {
    const signUp = await findRecord(transaction, 'sign_up', bizId);
    if (signUp instanceof Refusal) throw new TypeError(`there is no sign-up ${bizId}`);
    return shownOf(transaction, signUp.tender_id, PAY_TYPE.fee);
  },
  channels: async () => channelsFor(FEE_METHODS),
  async refuse(transaction, order) {
    const signUp = await lockSignUp(transaction, order.biz_id);
    if (signUp.status !== SIGN_UP_STATUS.approved) return refuse('stateConflict', DEPOSIT_MESSAGES.notApproved);
    return signUp.fee_paid_time === null ? undefined : refuse('stateConflict', DEPOSIT_MESSAGES.feePaid);
  },
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
