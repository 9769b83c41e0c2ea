import { PAY_CHANNEL, PAY_STATUS } from '@jianzhu/domain/payments';
import { payBizOf } from '../order/own-order.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { numberOf } from './sign-ups.ts';

/** Keeps a row of a table until all are inserted. */
export type Add = (table: string, row: Record<string, unknown>) => void;

interface Booked {
  readonly id: string;
  readonly orderType: number;
  readonly title: string;
  /** fen */
  readonly amount: number;
  readonly at: string;
  readonly seller: string | null;
  readonly refundAt: string | null;
  readonly settleAt: string | null;
}

/** The payment of an order, its refund or its settlement. */
export function addBooks(demo: DemoWriter, add: Add, buyer: DemoMember, paid: Booked): void {
  const { amount, at, refundAt, settleAt, seller, title } = paid;
  const id = demo.newId();
  const biz = payBizOf({ id: paid.id, order_type: paid.orderType });
  const code = numberOf('ZF', new Date(at), id);
  add('pay_order', {
    ...{ id, business_id: buyer.businessId, create_user_id: buyer.userId, update_user_id: buyer.userId },
    ...{ create_time: at, update_time: refundAt ?? at, version: refundAt === null ? 3 : 5, code },
    ...{ biz_type: biz.type, biz_id: biz.id, subject: title, amount, channel: PAY_CHANNEL.online },
    ...{ status: refundAt === null ? PAY_STATUS.paid : PAY_STATUS.refunded, expire_time: at, pay_time: at },
    ...{ fail_reason: '', refunded_amount: refundAt === null ? 0 : amount, payer_name: '', voucher_files: [] },
  });
  const post = (reason: string, cause: string, time: string, other: Record<string, unknown>, held: number) => {
    const posting_id = demo.newId();
    add('ledger_posting', { id: posting_id, cause, reason, order_id: id, subject: title, code, create_time: time });
    const escrow = { account: 'escrow', business_id: buyer.businessId, amount: held };
    for (const entry of [escrow, { ...other, amount: -held }]) {
      add('ledger_entry', { id: demo.newId(), posting_id, ...entry, create_time: time });
    }
  };
  const online = { account: 'online', business_id: null };
  post('payment', `attempt/demo ${id}`, at, online, amount);
  if (refundAt !== null) {
    const refundId = demo.newId();
    add('refund_order', {
      ...{
        id: refundId,
        order_id: id,
        business_id: buyer.businessId,
        code: numberOf('TK', new Date(refundAt), refundId),
      },
      ...{ attempt_id: null, amount, reason: '服务订单退款', is_late: false, status: 1 },
      ...{ create_time: refundAt, done_time: refundAt },
    });
    post('refund', `refund/${refundId}`, refundAt, online, -amount);
  }
  if (settleAt !== null) {
    const to =
      seller === null ? { account: 'income', business_id: null } : { account: 'available', business_id: seller };
    post('settlement', `order/${paid.id}`, settleAt, to, -amount);
  }
}
