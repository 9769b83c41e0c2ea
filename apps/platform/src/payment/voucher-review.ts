import './tables.ts';
import { formatMoney } from '@jianzhu/domain/money';
import { PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { defineReviewMachine } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { Refusal } from '../http/refusal.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { filesForReview } from '../review/files-for-review.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { bookOrder, escrowOf } from './books.ts';
import { VOUCHER_TEXTS } from './messages.ts';
import { changeOrder } from './own-order.ts';
import { payableOf } from './payables.ts';
import { lockOrder } from './take-answer.ts';

/** Vouchers of transfers: the platform looks whether the money has come (domain rules 5.5, method 2). */
export const voucherReview: ReviewKind = {
  label: VOUCHER_TEXTS.label,
  machine: defineReviewMachine('bid_pay'),
  numberedAs: 'payOrder',
  lock: lockOrder,
  async describe(transaction, _businessId, bizId) {
    const order = await findRecord(transaction, 'pay_order', bizId);
    if (order instanceof Refusal) throw new TypeError(`there is no order ${bizId}`);
    const { terms } = VOUCHER_TEXTS;
    const fields = [
      [terms.code, order.code],
      [terms.subject, order.subject],
      [terms.amount, formatMoney(Number(order.amount))],
      [terms.payer, order.payer_name],
      [terms.paid, formatMoney(Number(order.voucher_amount ?? 0))],
      [terms.date, order.voucher_date ?? ''],
    ] as const;
    return {
      fields: fields.map(([label, value]) => ({ label, value })),
      files: await filesForReview(transaction, { type: 'pay_order', id: bizId }, terms.voucher),
    };
  },
  async decided(transaction, { bizId, reason }) {
    const order = await lockOrder(transaction, bizId);
    if (order instanceof Refusal || order.status !== PAY_STATUS.verifying) {
      throw new TypeError(`the voucher of order ${bizId} is not waiting`);
    }
    const isOfTender = payableOf(order.biz_type).permission === 'bid_pay';
    const jumpUrl = isOfTender ? VOUCHER_TEXTS.page : VOUCHER_TEXTS.resultPage(order.id);
    if (reason !== undefined) {
      const fail_reason = reason || PAYMENT_MESSAGES.missed;
      const changed = await changeOrder(transaction, order, {
        action: 'miss',
        actor: OPS,
        reason,
        columns: { fail_reason },
      });
      if (changed instanceof Refusal) throw new TypeError(`the voucher of order ${bizId} cannot be rejected`);
      await payableOf(order.biz_type).missed(transaction, changed, fail_reason);
      return { ...VOUCHER_TEXTS.rejected(order.subject, fail_reason), jumpUrl };
    }
    const paid = await changeOrder(transaction, order, {
      ...{ action: 'verify', actor: OPS },
      columns: { pay_time: sql`${businessNow}` },
    });
    if (paid instanceof Refusal) throw new TypeError(`the voucher of order ${bizId} cannot be approved`);
    // Of each hand-in of its own: one that was rejected before moved nothing.
    await bookOrder(transaction, paid, {
      ...{ from: { kind: 'transfer' }, to: escrowOf(paid) },
      ...{ reason: 'payment', cause: `voucher/${paid.id}` },
    });
    await payableOf(paid.biz_type).paid(transaction, paid);
    return { ...VOUCHER_TEXTS.approved(order.subject), jumpUrl };
  },
};
