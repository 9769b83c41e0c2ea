import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  APPROVED_ABOVE,
  checkWithdrawn,
  LEAST_WITHDRAWN,
  needsApproval,
  WITHDRAWAL_STATUS,
  type WithdrawalStatus,
  withdrawalMachine,
  withdrawalRecord,
} from '../withdrawals.ts';

type Action = Parameters<typeof withdrawalMachine.transition>[1];

const { pending, processing, paid, failed, refused, cancelled } = WITHDRAWAL_STATUS;
const KEYS = ['fund_withdraw', 'fund_approve'];
const go = (
  from: WithdrawalStatus,
  action: Action,
  { isApplicant = false, isInTime = true, is = 'member' as 'member' | 'system', keys = KEYS } = {},
) => {
  const result = withdrawalMachine.transition(
    from,
    action,
    { is: [is], permissionKeys: keys },
    { isApplicant, isInTime },
  );
  return result.ok ? result.status : result.refusal.message;
};

test('WD1: from 100 yuan on and no more than there is', () => {
  expect(checkWithdrawn(LEAST_WITHDRAWN - 1, 1e9)).toBe('单笔提现金额不能低于100元');
  fc.assert(
    fc.property(fc.integer({ min: LEAST_WITHDRAWN, max: 1e12 }), fc.integer({ min: 0, max: 1e12 }), (amount, held) => {
      expect(checkWithdrawn(amount, held)).toBe(amount > held ? '可用余额不足' : null);
    }),
  );
});

test('WD1: the form asks for amount and account', () => {
  const read = (fields: object) => v.safeParse(withdrawalRecord, fields).issues?.map(({ message }) => message);
  expect(read({ amount: 100_00, cardId: '12' })).toBeUndefined();
  expect(read({ amount: null, cardId: '' })).toEqual(['请输入提现金额', '请选择收款账户']);
});

test('WD2: above 50,000 yuan another member lets it go or sends it back, never who asked for it', () => {
  expect([needsApproval(APPROVED_ABOVE), needsApproval(APPROVED_ABOVE + 1)]).toEqual([false, true]);
  expect([go(pending, 'confirm'), go(pending, 'refuse')]).toEqual([processing, refused]);
  for (const action of ['confirm', 'refuse'] as const) {
    expect(go(pending, action, { isApplicant: true })).toBe('不能审批本人提交的提现申请');
    expect(go(pending, action, { keys: ['fund_withdraw'] })).toBe('暂无操作权限，请联系企业管理员');
  }
});

test('WD4: whoever does not let it go in a day has not let it go', () => {
  expect(go(pending, 'confirm', { isInTime: false })).toBe('已超过24小时审批期限');
  expect(go(pending, 'refuse', { isInTime: false })).toBe(refused);
  expect(go(pending, 'lapse', { isInTime: false, is: 'system' })).toBe(cancelled);
  expect(go(pending, 'lapse', { is: 'system' })).toBe('当前状态不允许该操作');
  expect(go(processing, 'lapse', { isInTime: false, is: 'system' })).toBe('当前状态不允许该操作');
});

test('WD3: it is given up while it waits; what becomes of a payout the channel says, once', () => {
  expect(go(pending, 'cancel', { isApplicant: true })).toBe(cancelled);
  expect(go(processing, 'cancel')).toBe('当前状态不允许该操作');
  expect([go(processing, 'pay', { is: 'system' }), go(processing, 'fail', { is: 'system' })]).toEqual([paid, failed]);
  expect(go(processing, 'pay')).toBe('暂无操作权限，请联系企业管理员');
  const over = [paid, failed, refused, cancelled];
  for (const status of over) {
    for (const action of ['confirm', 'refuse', 'cancel'] as const) expect(go(status, action)).toBeTypeOf('string');
    for (const action of ['pay', 'fail'] as const) expect(go(status, action, { is: 'system' })).toBeTypeOf('string');
  }
});
