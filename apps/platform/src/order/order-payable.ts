import { ORDER_STATUS } from '@jianzhu/domain/orders';
import { PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { closeOrder, refundOrder } from '../payment/own-order.ts';
import type { Payable } from '../payment/payable.ts';
import { findRecord } from '../record/find-record.ts';
import { giveUpMembership } from '../vip/begin-membership.ts';
import { ORDER_TEXTS } from './messages.ts';
import { paidPage } from './order-page.ts';
import { lockKnownOrder, payBizOf } from './own-order.ts';
import { paidOrder } from './paid-order.ts';

async function known(transaction: Transaction, id: string) {
  const order = await findRecord(transaction, 'service_order', id);
  if (order instanceof Refusal) throw new TypeError(`there is no order ${id}`);
  return order;
}

/** A service order, whatever it is for. What is paid after the order was given up goes back. */
export const orderPayable: Payable = {
  ownerOf: (transaction, bizId) => findRecord(transaction, 'service_order', bizId),
  deadline: async (transaction, bizId) => (await known(transaction, bizId)).pay_deadline,
  lock: async (transaction, bizId) => void (await lockKnownOrder(transaction, bizId)),
  async shown(transaction, bizId) {
    const { code, order_type, seller_business_id } = await known(transaction, bizId);
    // Where nobody else sells it, the platform does.
    const seller = seller_business_id === null ? '' : await businessName(transaction, seller_business_id);
    return { payee: seller || PAYMENT_MESSAGES.platform, code, path: `${paidPage(order_type)}${bizId}` };
  },
  async paid(transaction, payment) {
    const order = await lockKnownOrder(transaction, payment.biz_id);
    if (order.status !== ORDER_STATUS.unpaid) return refundOrder(transaction, payment, ORDER_TEXTS.late);
    await paidOrder(transaction, order, await readNow(transaction));
  },
  // What was given up while the voucher was looked at is not to be paid any more.
  async missed(transaction, payment) {
    const order = await lockKnownOrder(transaction, payment.biz_id);
    if (order.status !== ORDER_STATUS.unpaid) await closeOrder(transaction, payBizOf(order));
  },
  async refunded(transaction, payment) {
    const order = await lockKnownOrder(transaction, payment.biz_id);
    if (order.status === ORDER_STATUS.cancelled) await giveUpMembership(transaction, order);
  },
};
