import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  checkRefund,
  ORDER_STATUS,
  type OrderFacts,
  orderMachine,
  orderPrice,
  REFUND_RULE,
  ratingRecord,
} from '../orders.ts';

const FACTS: OrderFacts = {
  ...{ isVirtual: false, refundRule: REFUND_RULE.agreed, rejectCount: 0, isInTime: true, isViewed: false },
  ...{ isSettled: false, isRefundRefused: false, statusBefore: null, isRated: false, isReplied: false },
  ...{ mayStillRate: true, mayStillRefuse: true, mayStillJudge: true },
};
const permissionKeys = [
  ...['order_cancel', 'order_deliver', 'order_accept', 'order_refund', 'order_rate', 'refund_approve'],
];
const acts = (who: 'buyer' | 'seller' | 'ops' | 'system', facts: Partial<OrderFacts> = {}) =>
  Object.values(ORDER_STATUS).map((status) =>
    orderMachine.allowedActions(status, { is: [who], permissionKeys }, { ...FACTS, ...facts }).join(),
  );
const go = (
  from: (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS],
  action: Parameters<typeof orderMachine.transition>[1],
  who: 'buyer' | 'seller' | 'ops' | 'system',
  facts: Partial<OrderFacts> = {},
) => {
  const result = orderMachine.transition(from, action, { is: [who], permissionKeys }, { ...FACTS, ...facts });
  return result.ok ? result.status : result.refusal.message;
};
const { unpaid, waiting, serving, delivered, done, refunding, refunded } = ORDER_STATUS;

test('SO1: a service order goes the ways of its status table', () => {
  expect(acts('buyer')).toEqual([
    ...['cancel', 'refundApply', 'refundApply', 'confirm,rejectDeliver,refundApply,appeal', 'rate', '', '', '', ''],
  ]);
  expect(acts('seller')).toEqual([...['', 'acceptOrder,refuseOrder', 'deliver', '', '', '', 'refundAgree', '', '']]);
  expect(acts('system')).toEqual(['pay,expire', '', '', 'confirm', '', '', 'refundAgree', '', '']);
  expect(acts('ops')).toEqual(['', '', '', '', '', '', '', '', 'grant,dismiss']);
});

test('SO2: what is virtual is done with its payment, and given back only while nobody has opened it', () => {
  expect(go(unpaid, 'pay', 'system')).toBe(waiting);
  expect(go(unpaid, 'pay', 'system', { isVirtual: true })).toBe(done);
  expect(go(done, 'refundApply', 'buyer', { isVirtual: true })).toBe(refunded);
  expect(go(done, 'refundApply', 'buyer', { isVirtual: true, isViewed: true })).toBe('课程已观看，不支持退款');
  expect(go(done, 'refundApply', 'buyer', { isVirtual: true, isSettled: true })).toBe('款项已结算，不支持退款');
});

test('SO3: a refund follows the rule of what was sold', () => {
  const rule = (refundRule: number) =>
    [waiting, serving].map((from) => go(from, 'refundApply', 'buyer', { refundRule }));
  expect(rule(REFUND_RULE.beforeBegin)).toEqual([refunded, refunding]);
  expect(rule(REFUND_RULE.agreed)).toEqual([refunding, refunding]);
  expect(rule(REFUND_RULE.none)).toEqual(['该服务不支持退款', '该服务不支持退款']);
});

test('SO4: a refused refund leads back to where it came from, and opens the way to the platform', () => {
  for (const statusBefore of [waiting, serving, delivered]) {
    expect(go(refunding, 'refundRefuse', 'seller', { statusBefore })).toBe(statusBefore);
  }
  expect(go(serving, 'appeal', 'buyer')).toBe('退款被拒绝后方可申诉');
  expect(go(serving, 'appeal', 'buyer', { isRefundRefused: true })).toBe(ORDER_STATUS.appealed);
});

test('SO9: whoever was silent for too long has said yes, before the job that notes it comes', () => {
  const late = { mayStillRefuse: false, mayStillJudge: false, isRefundRefused: true };
  for (const statusBefore of [waiting, serving, delivered]) {
    expect(go(refunding, 'refundRefuse', 'seller', { ...late, statusBefore })).toBe('已超过3天处理期限，视为同意退款');
  }
  expect(go(refunding, 'refundAgree', 'seller', late)).toBe(refunded);
  for (const action of ['rejectDeliver', 'refundApply', 'appeal'] as const) {
    expect(go(delivered, action, 'buyer', late)).toBe('已超过7天验收期限，视为验收通过');
  }
  expect(go(delivered, 'confirm', 'buyer', late)).toBe(done);
});

test('SO5: a delivery is sent back three times at most; a rating and its answer are given once', () => {
  expect(go(delivered, 'rejectDeliver', 'buyer', { rejectCount: 2 })).toBe(serving);
  expect(go(delivered, 'rejectDeliver', 'buyer', { rejectCount: 3 })).toBe('已驳回3次，可申请退款或申诉');
  expect(go(done, 'rate', 'buyer', { isRated: true })).toBe('已评价，不能重复评价');
  expect(go(done, 'reply', 'seller', { isRated: true })).toBe(done);
  expect(go(done, 'reply', 'seller', { isRated: true, isReplied: true })).toBe('已回复，不能重复回复');
});

test('SO6: an order costs price times quantity less the discount of the membership, to the fen', () => {
  expect(orderPrice(680_000, 1, 2)).toEqual({ amount: 680_000, discountAmount: 34_000, payAmount: 646_000 });
  expect([0, 1, 2, 3, 9].map((level) => orderPrice(101, 1, level).payAmount)).toEqual([101, 99, 96, 91, 101]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 1, max: 999 }),
      fc.nat(3),
      (price, count, level) => {
        const { amount, discountAmount, payAmount } = orderPrice(price, count, level);
        expect(payAmount + discountAmount).toBe(amount);
        expect(payAmount).toBeGreaterThanOrEqual(Math.floor(amount * 0.9));
        expect(payAmount).toBeLessThanOrEqual(amount);
      },
    ),
  );
});

test('SO7: nobody gets back more than was paid', () => {
  expect(checkRefund(100, 100)).toBeNull();
  expect(checkRefund(101, 100)).toBe('退款金额不能超过实付金额');
  expect(checkRefund(0, 100)).toBe('请输入大于0的退款金额');
});

test('SO8: a rating has a score from 1 to 5 and three words at most', () => {
  expect(v.parse(ratingRecord, { score: 5 })).toEqual({ score: 5, tags: [], text: '' });
  expect(v.safeParse(ratingRecord, { score: 6 }).issues?.[0].message).toBe('评分须为1到5之间的整数');
  expect(v.safeParse(ratingRecord, { score: 5, tags: [1, 2, 3, 4] }).issues?.[0].message).toBe('最多选择3个标签');
  expect(v.safeParse(ratingRecord, { score: 5, tags: [1, 1] }).success).toBe(false);
});
