import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { refusalReason } from '../form/refusal-reason.ts';
import { ORDER_MESSAGES } from './messages.ts';

/** What an order is for (domain rules 11.3). */
export const ORDER_TYPE = { service: 1, lawPackage: 2, lesson: 3, knowledge: 4, vip: 5 } as const;

export type OrderType = (typeof ORDER_TYPE)[keyof typeof ORDER_TYPE];

export const ORDER_TYPES = dictionary([
  [ORDER_TYPE.service, '普通服务'],
  [ORDER_TYPE.lawPackage, '法律服务套餐'],
  [ORDER_TYPE.lesson, '法律课程'],
  [ORDER_TYPE.knowledge, '知识付费'],
  [ORDER_TYPE.vip, '会员(VIP)'],
]);

const VIRTUAL: readonly number[] = [ORDER_TYPE.lesson, ORDER_TYPE.knowledge, ORDER_TYPE.vip];

/** Whether nobody serves an order of this type: it is done with its payment. */
export const isVirtualOrder = (orderType: number): boolean => VIRTUAL.includes(orderType);

/** Above so much (fen) a person of her own has to be certified (domain rules 0.13). */
export const CERTIFIED_ABOVE = 5_000_000;
/** Above so much (fen) giving money back takes the payment PIN (domain rules 13.2). */
export const PIN_ABOVE = 1_000_000;

const MOST_QUANTITY = 999;

/** What a buyer says of an order that somebody serves. */
export const orderRecord = v.object({
  quantity: field('int', { label: '数量', required: true, min: 1, max: MOST_QUANTITY }),
  contactName: field('str', { label: '联系人', required: true, min: 2, max: 20 }),
  contactPhone: field('phone', { label: '电话', required: true }),
  demandText: field('text', { label: '需求说明', max: 500 }),
});

export type OrderFields = v.InferOutput<typeof orderRecord>;

/** Why a seller does not take an order. */
export const refuseOrderRecord = refusalReason('拒单原因');
/** Why a buyer sends a delivery back. */
export const rejectDeliverRecord = refusalReason('驳回原因');
/** Why a seller gives nothing back. */
export const refuseRefundRecord = refusalReason('拒绝退款的原因');
/** What a buyer brings before the platform. */
export const appealRecord = refusalReason('申诉原因');

/** 交付成果: files or a note. */
export const deliverRecord = v.object({
  note: field('text', { label: '交付说明', max: 500 }),
  attachments: field('att', { label: '交付成果', max: 10, lengthMessage: ORDER_MESSAGES.mostFiles }),
});

/** 申请退款: how much and why; the amount is checked against the order. */
export const refundRecord = v.object({
  amount: field('money', { label: '退款金额', required: true }),
  reason: field('str', { label: '退款原因', required: true, min: 2, max: 200 }),
});

/** What is wrong with a wished amount; null where nothing is. @param payAmount fen */
export function checkRefund(amount: number, payAmount: number): string | null {
  if (amount <= 0) return ORDER_MESSAGES.refundEmpty;
  return amount > payAmount ? ORDER_MESSAGES.refundOver : null;
}

/** What a rating may say in a word. */
export const RATING_TAGS = dictionary([
  [1, '出具及时'],
  [2, '成果规范'],
  [3, '沟通顺畅'],
  [4, '价格合理'],
  [5, '专业可靠'],
]);

const MOST_TAGS = 3;
const TAGS = RATING_TAGS.map(({ value }) => value);

/** 评价 of a done order, once. */
export const ratingRecord = v.object({
  score: field('int', {
    ...{ label: '评分', required: true, min: 1, max: 5, emptyMessage: FORM_MESSAGES.selectionEmpty('评分') },
  }),
  tags: v.optional(
    v.pipe(
      v.array(v.picklist(TAGS, ORDER_MESSAGES.tag)),
      v.check((tags) => new Set(tags).size === tags.length, ORDER_MESSAGES.tag),
      v.maxLength(MOST_TAGS, ORDER_MESSAGES.mostTags),
    ),
    [],
  ),
  text: field('text', { label: '评价内容', max: 300 }),
});

export type OrderRating = v.InferOutput<typeof ratingRecord>;

/** What a seller answers to a rating, once. */
export const ratingReplyRecord = v.object({
  reply: field('str', { label: '回复内容', required: true, min: 2, max: 300 }),
});
