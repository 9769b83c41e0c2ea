import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  itemBalances,
  ORDER_STATUS,
  ORDER_TYPE,
  PACKAGE_USE_STATUS,
  type PackageUseFacts,
  packageEnd,
  packageUseMachine,
  packageUseRecord,
  refuseUse,
  type WantedUse,
} from '../orders.ts';

const { open, confirmed, refused, lapsed } = PACKAGE_USE_STATUS;
const { serving, refunding, refunded } = ORDER_STATUS;
const FACTS: PackageUseFacts = { orderStatus: serving, isInTime: true };

const go = (action: 'confirm' | 'refuse' | 'lapse', who: 'buyer' | 'system', facts: Partial<PackageUseFacts> = {}) => {
  const actor = { is: [who], permissionKeys: ['order_accept'] };
  const result = packageUseMachine.transition(open, action, actor, { ...FACTS, ...facts });
  return result.ok ? result.status : result.refusal.message;
};

test('PU1: a use is confirmed or refused by the buyer in 48 hours, and confirmed by time after', () => {
  expect(go('confirm', 'buyer')).toBe(confirmed);
  expect(go('refuse', 'buyer')).toBe(refused);
  expect(go('confirm', 'system')).not.toBe(confirmed);
  expect(go('confirm', 'system', { isInTime: false })).toBe(confirmed);
  expect(go('refuse', 'buyer', { isInTime: false })).toBe('已超过48小时，使用记录已自动确认');
  for (const status of [confirmed, refused, lapsed]) {
    const actor = { is: ['buyer', 'system'] as const, permissionKeys: ['order_accept'] };
    expect(packageUseMachine.allowedActions(status, actor, { ...FACTS, isInTime: false })).toEqual([]);
  }
  expect(packageUseMachine.allowedActions(open, { is: ['buyer'], permissionKeys: [] }, FACTS)).toEqual([]);
});

test('PU2: a use waits while its order is in dispute, and lapses with its refund', () => {
  for (const orderStatus of [refunding, refunded, ORDER_STATUS.appealed]) {
    expect(go('confirm', 'buyer', { orderStatus })).toBe('订单退款或申诉期间不能处理使用记录');
    expect(go('confirm', 'system', { orderStatus, isInTime: false })).not.toBe(confirmed);
    expect(go('lapse', 'system', { orderStatus }) === lapsed).toBe(orderStatus === refunded);
  }
});

const NOW = new Date('2026-11-27T09:00:00Z');
const WANTED: WantedUse = {
  ...{ orderType: ORDER_TYPE.lawPackage, orderStatus: serving, begin: NOW, days: 365, now: NOW },
  balance: { name: '合同审查', times: 2, used: 1, left: 1 },
};
const why = (wanted: Partial<WantedUse>) => refuseUse({ ...WANTED, ...wanted })?.message ?? null;

test('PU3: nothing is used beyond the times bought, the days it is valid and the time it is served', () => {
  expect(why({})).toBeNull();
  expect(why({ balance: { name: '合同审查', times: 2, used: 2, left: 0 } })).toBe('“合同审查”的次数已用完');
  expect(why({ balance: { name: '电话咨询', times: null, used: 900, left: null } })).toBeNull();
  expect(why({ balance: undefined })).toBe('套餐中没有该服务项目');
  expect(why({ orderType: ORDER_TYPE.service })).toBe('该订单不是法律服务套餐');
  for (const orderStatus of Object.values(ORDER_STATUS)) {
    expect(why({ orderStatus })).toBe(orderStatus === serving ? null : '服务中的订单方可登记使用');
  }
  const end = packageEnd(NOW, 365);
  expect(why({ now: new Date(end.getTime() - 1) })).toBeNull();
  expect(why({ now: end })).toBe('套餐已超过有效期');
});

test('PU4: what is left and what is used make what was bought, whatever was said, refused or lapsed', () => {
  const use = fc.record({ itemNo: fc.nat(3), status: fc.constantFrom(open, confirmed, refused, lapsed) });
  const item = fc.record({ name: fc.constant('项目'), times: fc.option(fc.integer({ min: 1, max: 20 })) });
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(use, { maxLength: 30 }),
      (items, quantity, uses) => {
        // Written one by one as the platform does: what is refused is not there.
        const kept: typeof uses = [];
        for (const wanted of uses) {
          const balance = itemBalances(items, quantity, kept)[wanted.itemNo];
          if (refuseUse({ ...WANTED, balance }) === null) kept.push(wanted);
        }
        for (const [index, balance] of itemBalances(items, quantity, kept).entries()) {
          const bought = items[index]?.times ?? null;
          expect(balance.times).toBe(bought === null ? null : bought * quantity);
          expect(balance.left === null ? null : balance.left + balance.used).toBe(balance.times);
          const given = kept.filter(
            ({ itemNo, status }) => itemNo === index && status !== refused && status !== lapsed,
          );
          expect(balance.used).toBe(given.length);
        }
      },
    ),
  );
});

test('PU5: a use says which item and what was done', () => {
  expect(v.parse(packageUseRecord, { itemNo: 0, note: '审查采购合同一份' })).toEqual({
    ...{ itemNo: 0, note: '审查采购合同一份' },
  });
  expect(v.safeParse(packageUseRecord, { itemNo: 0, note: '' }).issues?.[0].message).toBe('请输入服务说明');
});
