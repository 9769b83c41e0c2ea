import { ORDER_STATUS } from '@jianzhu/domain/orders';
import { PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { refundOrder } from '../payment/own-order.ts';
import type { Payable } from '../payment/payable.ts';
import { findRecord } from '../record/find-record.ts';
import { giveUpMembership } from '../vip/begin-membership.ts';
import { ORDER_TEXTS } from './messages.ts';
import { buyerPage } from './order-news.ts';
import { lockKnownOrder } from './own-order.ts';
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
  async shown(transaction, bizId) {
    const { id, code, order_type: type, seller_business_id: sellerId } = await known(transaction, bizId);
    const seller =
      sellerId === null
        ? undefined
        : await transaction.selectFrom('business').select('name').where('id', '=', sellerId).executeTakeFirst();
    return { payee: seller?.name ?? PAYMENT_MESSAGES.platform, code, path: `${buyerPage(type)}${id}` };
  },
  lock: async (transaction, bizId) => void (await lockKnownOrder(transaction, bizId)),
  async paid(transaction, payment) {
    const order = await lockKnownOrder(transaction, payment.biz_id);
    if (order.status !== ORDER_STATUS.unpaid) return refundOrder(transaction, payment, ORDER_TEXTS.late);
    await paidOrder(transaction, order, await readNow(transaction));
  },
  missed: async () => undefined,
  async refunded(transaction, payment) {
    const order = await lockKnownOrder(transaction, payment.biz_id);
    if (order.status === ORDER_STATUS.cancelled) await giveUpMembership(transaction, order);
  },
};
