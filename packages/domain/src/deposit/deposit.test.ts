import { describe, expect, test } from 'vitest';
import {
  checkGuarantee,
  checkVoucher,
  DEPOSIT_STATUS,
  type DepositFacts,
  type DepositStatus,
  depositAllowsBid,
  depositMachine,
  guaranteeHolds,
  isGuarantee,
  PAY_METHOD,
} from '../payments.ts';
import { parseDateTime } from '../time/shanghai-time.ts';

const { due, verifying, paid, releasing, returned, kept, converted } = DEPOSIT_STATUS;
const facts: DepositFacts = {
  ...{ isGuarantee: false, isUndecided: false, isForfeitAsked: false, hasWon: false, isProposed: false },
};
type Action = Parameters<typeof depositMachine.transition>[1];
const KEYS = { buyer: ['fund_view'], supplier: ['bid_pay'], ops: [], system: [] } as const;
const go = (from: DepositStatus, action: Action, who: keyof typeof KEYS, over: Partial<DepositFacts> = {}) => {
  const result = depositMachine.transition(
    from,
    action,
    { is: [who], permissionKeys: KEYS[who] },
    { ...facts, ...over },
  );
  return result.ok ? result.status : result.refusal.message;
};

test('DP4: a voucher is of the amount that is due, to the fen', () => {
  expect(checkVoucher({ paidAmount: 8_000_000 }, 8_000_000)).toEqual([]);
  expect(checkVoucher({ paidAmount: 7_999_999 }, 8_000_000)).toEqual([
    { field: 'paidAmount', message: '转账金额须与应缴金额一致' },
  ]);
});

test('DP5: a guarantee covers the deposit and holds as long as bids do; the buyer verifies it, not money', () => {
  const from = guaranteeHolds(parseDateTime('2026-12-15 09:00:00') ?? 0, 60);
  expect(from).toBe('2027-02-13');
  const check = (guaranteeAmount: number, validUntil: string) =>
    checkGuarantee({ guaranteeAmount, validUntil }, { amount: 8_000_000, from }).map(({ message }) => message);
  expect(check(8_000_000, '2027-02-13')).toEqual([]);
  expect(check(7_999_999, '2027-02-12')).toEqual(['保函金额不能低于投标保证金', '保函有效期须不早于2027-02-13']);
  expect([PAY_METHOD.transfer, PAY_METHOD.bankGuarantee, PAY_METHOD.insurance].map(isGuarantee)).toEqual([
    ...[false, true, true],
  ]);
  expect(go(verifying, 'verify', 'buyer', { isGuarantee: true })).toBe(paid);
  expect(go(verifying, 'verify', 'buyer')).toBe('银行转账由平台核实');
});

test('DP6: a deposit that is there goes back, and may be asked for again; a bid goes with one that is there or waits', () => {
  expect(go(due, 'receive', 'system')).toBe(paid);
  expect(go(paid, 'release', 'system')).toBe(releasing);
  expect(go(releasing, 'return', 'system')).toBe(returned);
  expect(go(returned, 'ask', 'system')).toBe(due);
  const allowing = Object.values(DEPOSIT_STATUS).filter(depositAllowsBid);
  expect(allowing).toEqual([verifying, paid]);
});

describe('DP9: the deposit of a winner who has refused', () => {
  const held = { isUndecided: true };
  const asked = { isForfeitAsked: true };

  test('is held, whatever ends the others, until its buyer has decided', () => {
    expect(go(paid, 'hold', 'system')).toBe(paid);
    for (const waits of [held, asked]) expect(go(paid, 'release', 'system', waits)).toBe('当前状态不允许该操作');
    expect(go(paid, 'giveBack', 'buyer', held)).toBe(releasing);
    expect(go(paid, 'giveBack', 'buyer', asked)).toBe('中标人拒绝或逾期未确认的，方可决定保证金是否退还');
    expect(go(paid, 'forfeit', 'buyer')).toBe('中标人拒绝或逾期未确认的，方可决定保证金是否退还');
  });

  test('is kept when the platform confirms what the buyer asks for, and nothing leads on from there', () => {
    expect(go(paid, 'forfeit', 'buyer', held)).toBe(paid);
    expect(go(paid, 'keep', 'ops', held)).toBe('当前状态不允许该操作');
    expect(go(paid, 'keep', 'ops', asked)).toBe(kept);
    expect(go(paid, 'refuseForfeit', 'ops', asked)).toBe(paid);
    expect(depositMachine.transitions.filter(({ from }) => [from].flat().some((one) => one === kept))).toEqual([]);
  });
});

test('DP12: the winner’s money becomes the performance bond when the buyer proposes it and the winner agrees', () => {
  const won = { hasWon: true };
  expect(go(paid, 'propose', 'buyer')).toBe('仅已确认成交的中标人的保证金可转为履约保证金');
  expect(go(paid, 'propose', 'buyer', { ...won, isGuarantee: true })).toBe('保函不能转为履约保证金');
  expect(go(paid, 'propose', 'buyer', won)).toBe(paid);
  expect(go(paid, 'propose', 'buyer', { ...won, isProposed: true })).toBe('已提议转为履约保证金，请等待中标人答复');
  expect(go(paid, 'convert', 'supplier', { ...won, isProposed: true })).toBe(converted);
  expect(go(paid, 'decline', 'supplier', { ...won, isProposed: true })).toBe(paid);
  expect(go(paid, 'convert', 'supplier', won)).toBe('当前状态不允许该操作');
});
