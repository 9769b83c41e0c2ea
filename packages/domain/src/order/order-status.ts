import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { ORDER_MESSAGES } from './messages.ts';

export const ORDER_STATUS = {
  unpaid: 0,
  waiting: 1,
  serving: 2,
  delivered: 3,
  done: 4,
  cancelled: 5,
  refunding: 6,
  refunded: 7,
  appealed: 8,
} as const;

export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** 退款规则 of what was sold, as the order froze it. */
export const REFUND_RULE = { beforeBegin: 1, agreed: 2, none: 3 } as const;

/** How long a buyer has to pay, in minutes. */
export const PAY_WITHIN_MINUTES = 30;
/** How long a seller has to answer a wish for a refund; then it counts as agreed to. */
export const REFUND_WITHIN_DAYS = 3;
/** From the delivery to the acceptance that nobody has said. */
export const ACCEPT_WITHIN_DAYS = 7;
/** From the end of an order to its rating. */
export const RATE_ORDER_WITHIN_DAYS = 30;
/** How often a buyer may send a delivery back. */
export const MOST_REJECTS = 3;

/** What an act on an order depends on besides its status. */
export interface OrderFacts {
  /** Read or watched, with nobody to serve: a lesson, a text, a membership. */
  readonly isVirtual: boolean;
  /** Of `REFUND_RULE`. */
  readonly refundRule: number;
  readonly rejectCount: number;
  /** The time to pay is not over. */
  readonly isInTime: boolean;
  /** The seller's time to answer a wish for a refund is not over, or there is none; then it counts as agreed to. */
  readonly mayStillRefuse: boolean;
  /** The buyer's time to judge a delivery is not over, or there is none; then it counts as accepted. */
  readonly mayStillJudge: boolean;
  /** Something virtual has been opened. */
  readonly isViewed: boolean;
  /** The money has reached the seller. */
  readonly isSettled: boolean;
  /** A wish for a refund was refused since. */
  readonly isRefundRefused: boolean;
  /** What the order was before the wish; null where there is none. */
  readonly statusBefore: number | null;
  readonly isRated: boolean;
  readonly isReplied: boolean;
  readonly mayStillRate: boolean;
}

const { unpaid, waiting, serving, delivered, done, cancelled, refunding, refunded, appealed } = ORDER_STATUS;
const conflict = (message: string) => refusal('stateConflict', message);

/**
 * Statuses of a service order (domain rules 11.3), by their buyer's names; `SELLER_LABELS` has the seller's. Something
 * virtual is done with its payment; what begins before its seller has begun is given back at once where the rule says so.
 */
export const orderMachine = defineStatusMachine<
  OrderStatus,
  'buyer' | 'seller' | 'ops' | 'system',
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'acceptOrder'
  | 'refuseOrder'
  | 'deliver'
  | 'confirm'
  | 'rejectDeliver'
  | 'refundApply'
  | 'refundAgree'
  | 'refundRefuse'
  | 'appeal'
  | 'grant'
  | 'dismiss'
  | 'rate'
  | 'reply',
  | 'isVirtual'
  | 'isReal'
  | 'isInTime'
  | 'isUnbegunRefund'
  | 'isRefundable'
  | 'isUnviewed'
  | 'isUnsettled'
  | 'mayReject'
  | 'wasWaiting'
  | 'wasServing'
  | 'wasDelivered'
  | 'isRefundRefused'
  | 'mayStillRefuse'
  | 'mayStillJudge'
  | 'isUnrated'
  | 'mayStillRate'
  | 'isRated'
  | 'isUnreplied',
  OrderFacts
>({
  statuses: {
    [unpaid]: { label: '待支付', tone: 'warning' },
    [waiting]: { label: '待服务', tone: 'brand' },
    [serving]: { label: '服务中', tone: 'brand' },
    [delivered]: { label: '待验收', tone: 'warning' },
    [done]: { label: '已完成', tone: 'success' },
    [cancelled]: { label: '已取消', tone: 'neutral' },
    [refunding]: { label: '退款中', tone: 'warning' },
    [refunded]: { label: '已退款', tone: 'neutral' },
    [appealed]: { label: '申诉中', tone: 'danger' },
  },
  conditions: {
    isVirtual: { holds: ({ isVirtual }) => isVirtual, refusal: refusal('stateConflict') },
    isReal: { holds: ({ isVirtual }) => !isVirtual, refusal: refusal('stateConflict') },
    isInTime: { holds: ({ isInTime }) => isInTime, refusal: refusal('deadlinePassed', ORDER_MESSAGES.payOver) },
    isUnbegunRefund: {
      holds: ({ refundRule }) => refundRule === REFUND_RULE.beforeBegin,
      refusal: conflict(ORDER_MESSAGES.noRefund),
    },
    isRefundable: {
      holds: ({ refundRule }) => refundRule !== REFUND_RULE.none,
      refusal: conflict(ORDER_MESSAGES.noRefund),
    },
    isUnviewed: { holds: ({ isViewed }) => !isViewed, refusal: conflict(ORDER_MESSAGES.viewed) },
    isUnsettled: { holds: ({ isSettled }) => !isSettled, refusal: conflict(ORDER_MESSAGES.settled) },
    mayReject: {
      holds: ({ rejectCount }) => rejectCount < MOST_REJECTS,
      refusal: conflict(ORDER_MESSAGES.mostRejects),
    },
    wasWaiting: { holds: ({ statusBefore }) => statusBefore === waiting, refusal: refusal('stateConflict') },
    wasServing: { holds: ({ statusBefore }) => statusBefore === serving, refusal: refusal('stateConflict') },
    wasDelivered: { holds: ({ statusBefore }) => statusBefore === delivered, refusal: refusal('stateConflict') },
    isRefundRefused: {
      holds: ({ isRefundRefused }) => isRefundRefused,
      refusal: conflict(ORDER_MESSAGES.refusedOnly),
    },
    mayStillRefuse: {
      holds: ({ mayStillRefuse }) => mayStillRefuse,
      refusal: refusal('deadlinePassed', ORDER_MESSAGES.refuseOver),
    },
    mayStillJudge: {
      holds: ({ mayStillJudge }) => mayStillJudge,
      refusal: refusal('deadlinePassed', ORDER_MESSAGES.judgeOver),
    },
    isUnrated: { holds: ({ isRated }) => !isRated, refusal: conflict(ORDER_MESSAGES.rated) },
    mayStillRate: {
      holds: ({ mayStillRate }) => mayStillRate,
      refusal: refusal('deadlinePassed', ORDER_MESSAGES.ratingOver),
    },
    isRated: { holds: ({ isRated }) => isRated, refusal: conflict(ORDER_MESSAGES.notRated) },
    isUnreplied: { holds: ({ isReplied }) => !isReplied, refusal: conflict(ORDER_MESSAGES.replied) },
  },
  transitions: [
    { from: unpaid, action: 'pay', who: 'system', to: done, when: ['isVirtual'] },
    { from: unpaid, action: 'pay', who: 'system', to: waiting, when: ['isReal'] },
    { from: unpaid, action: 'cancel', who: 'buyer', to: cancelled, permission: 'order_cancel' },
    { from: unpaid, action: 'expire', who: 'system', to: cancelled },
    { from: waiting, action: 'acceptOrder', who: 'seller', to: serving, permission: 'order_deliver' },
    { from: waiting, action: 'refuseOrder', who: 'seller', to: refunded, permission: 'order_deliver' },
    { from: serving, action: 'deliver', who: 'seller', to: delivered, permission: 'order_deliver' },
    { from: delivered, action: 'confirm', who: 'buyer', to: done, permission: 'order_accept' },
    { from: delivered, action: 'confirm', who: 'system', to: done },
    {
      ...{ from: delivered, action: 'rejectDeliver', who: 'buyer', to: serving, permission: 'order_accept' },
      when: ['mayReject', 'mayStillJudge'],
    },
    {
      ...{ from: waiting, action: 'refundApply', who: 'buyer', to: refunded, permission: 'order_refund' },
      when: ['isUnbegunRefund'],
    },
    {
      ...{ from: [waiting, serving], action: 'refundApply', who: 'buyer', to: refunding },
      ...{ permission: 'order_refund', when: ['isRefundable'] },
    },
    {
      ...{ from: delivered, action: 'refundApply', who: 'buyer', to: refunding },
      ...{ permission: 'order_refund', when: ['isRefundable', 'mayStillJudge'] },
    },
    {
      ...{ from: done, action: 'refundApply', who: 'buyer', to: refunded, permission: 'order_refund' },
      when: ['isVirtual', 'isRefundable', 'isUnviewed', 'isUnsettled'],
    },
    { from: refunding, action: 'refundAgree', who: 'seller', to: refunded, permission: 'refund_approve' },
    { from: refunding, action: 'refundAgree', who: 'system', to: refunded },
    {
      ...{ from: refunding, action: 'refundRefuse', who: 'seller', to: waiting, permission: 'refund_approve' },
      when: ['mayStillRefuse', 'wasWaiting'],
    },
    {
      ...{ from: refunding, action: 'refundRefuse', who: 'seller', to: serving, permission: 'refund_approve' },
      when: ['mayStillRefuse', 'wasServing'],
    },
    {
      ...{ from: refunding, action: 'refundRefuse', who: 'seller', to: delivered, permission: 'refund_approve' },
      when: ['mayStillRefuse', 'wasDelivered'],
    },
    {
      ...{ from: delivered, action: 'appeal', who: 'buyer', to: appealed, permission: 'order_refund' },
      when: ['mayStillJudge'],
    },
    {
      ...{ from: [waiting, serving], action: 'appeal', who: 'buyer', to: appealed, permission: 'order_refund' },
      when: ['isRefundRefused'],
    },
    { from: appealed, action: 'grant', who: 'ops', to: refunded },
    { from: appealed, action: 'dismiss', who: 'ops', to: done },
    {
      ...{ from: done, action: 'rate', who: 'buyer', to: done, permission: 'order_rate' },
      when: ['isReal', 'isUnrated', 'mayStillRate'],
    },
    {
      ...{ from: done, action: 'reply', who: 'seller', to: done, permission: 'order_deliver' },
      when: ['isRated', 'isUnreplied'],
    },
  ],
});

/** What the seller calls the statuses that he sees otherwise. */
export const SELLER_LABELS: Readonly<Partial<Record<OrderStatus, string>>> = {
  [unpaid]: '待付款',
  [waiting]: '待接单',
  [delivered]: '待买方验收',
  [refunding]: '退款申请',
};

/** Tabs of the lists, by the statuses that each shows. */
export const ORDER_TABS = [
  { key: 'all', label: '全部', statuses: [] },
  { key: 'unpaid', label: '待支付', statuses: [unpaid] },
  { key: 'waiting', label: '待服务', statuses: [waiting] },
  { key: 'serving', label: '服务中', statuses: [serving] },
  { key: 'delivered', label: '待验收', statuses: [delivered] },
  { key: 'done', label: '已完成', statuses: [done] },
  { key: 'refund', label: '退款售后', statuses: [refunding, refunded, appealed] },
] as const satisfies readonly {
  readonly key: string;
  readonly label: string;
  readonly statuses: readonly OrderStatus[];
}[];
