import { formatMoney } from '@jianzhu/domain/money';
import { defineReviewMachine } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { Refusal } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { filesForReview } from '../review/files-for-review.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { giveBack } from './give-back.ts';
import { APPEAL_TEXTS, ORDER_PAGES, ORDER_TEXTS } from './messages.ts';
import { tellOrder } from './order-news.ts';
import { changeOrder, lockKnownOrder } from './own-order.ts';

/** Orders that buyers bring before the platform: granted the money goes back, dismissed it is the seller's (domain rules 11.3). */
export const appealReview: ReviewKind = {
  label: APPEAL_TEXTS.label,
  machine: defineReviewMachine('order_refund'),
  numberedAs: 'serviceOrder',
  lock: lockKnownOrder,
  async describe(transaction, _businessId, bizId) {
    const order = await findRecord(transaction, 'service_order', bizId);
    if (order instanceof Refusal) throw new TypeError(`there is no order ${bizId}`);
    const { terms } = APPEAL_TEXTS;
    const seller = order.seller_business_id;
    const fields = [
      [terms.code, order.code],
      [terms.title, order.snapshot.title],
      [terms.buyer, await businessName(transaction, order.business_id)],
      [terms.seller, seller === null ? ORDER_TEXTS.noSeller : await businessName(transaction, seller)],
      [terms.paid, formatMoney(Number(order.pay_amount))],
      [terms.reason, order.refund_reason],
      [terms.note, order.deliver_note],
    ] as const;
    return {
      fields: fields.map(([label, value]) => ({ label, value })),
      files: await filesForReview(transaction, { type: 'service_order', id: bizId }, terms.files),
    };
  },
  async decided(transaction, { bizId, reason }) {
    const order = await lockKnownOrder(transaction, bizId);
    const isGranted = reason === undefined;
    const changed = await changeOrder(transaction, order, {
      ...{ action: isGranted ? 'grant' : 'dismiss', actor: OPS, userId: null, reason },
      columns: { finish_time: sql`${businessNow}` },
    });
    if (changed instanceof Refusal) throw new TypeError(`order ${bizId} does not wait for a word`);
    if (isGranted) await giveBack(transaction, changed, Number(changed.refund_amount));
    else await tellOrder(transaction, 'N014', 'seller', changed, {});
    const said = isGranted ? APPEAL_TEXTS.granted(order.code) : APPEAL_TEXTS.dismissed(order.code, reason);
    return { ...said, jumpUrl: ORDER_PAGES.buyer };
  },
};
