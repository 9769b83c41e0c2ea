import { expect, test } from 'vitest';
import { PAY_STATUS, type PayStatus, payMachine } from '../payments.ts';

type Action = Parameters<typeof payMachine.transition>[1];
const { open, paying, paid, failed, closed, refunding, refunded, partlyRefunded, verifying } = PAY_STATUS;
const go = (from: PayStatus, action: Action, who: 'payer' | 'ops' | 'system') => {
  const result = payMachine.transition(from, action, { is: [who], permissionKeys: ['bid_pay'] }, {});
  return result.ok ? result.status : null;
};

test('PY1: an order is given up by its payer until the channel has charged it, and tried again after a failure', () => {
  for (const status of [open, paying, failed]) expect(go(status, 'close', 'payer')).toBe(closed);
  for (const status of [paid, verifying, refunding]) expect(go(status, 'close', 'payer')).toBeNull();
  expect(go(paying, 'fail', 'system')).toBe(failed);
  expect(go(failed, 'start', 'payer')).toBe(paying);
});

test('PY2: money comes and goes by the platform’s word alone; what is closed or given back stays so', () => {
  expect(go(paying, 'charge', 'system')).toBe(paid);
  expect(go(paying, 'charge', 'payer')).toBeNull();
  expect(go(verifying, 'verify', 'ops')).toBe(paid);
  expect(go(verifying, 'verify', 'payer')).toBeNull();
  expect(go(paid, 'refund', 'system')).toBe(refunding);
  expect(go(refunding, 'refunded', 'system')).toBe(refunded);
  const from = payMachine.transitions.flatMap((row) => [row.from].flat());
  expect(from).not.toContain(closed);
  expect(from).not.toContain(refunded);
});

test('PY3: money goes back in parts; what could not go back stays where it was', () => {
  expect(go(paid, 'refund', 'system')).toBe(refunding);
  expect(go(refunding, 'refundedPart', 'system')).toBe(partlyRefunded);
  expect(go(partlyRefunded, 'refund', 'system')).toBe(refunding);
  expect(go(refunding, 'refundFailed', 'system')).toBe(paid);
  expect(go(refunding, 'refundFailedPart', 'system')).toBe(partlyRefunded);
});

test('PY4: whoever may pay at all pays, by the key of tenders or the one of the cashier; nobody waives a payment', () => {
  const start = (permissionKeys: readonly string[]) =>
    payMachine.transition(open, 'start', { is: ['payer'], permissionKeys }, {}).ok;
  expect([start(['pay_do']), start(['bid_pay']), start(['order_view'])]).toEqual([true, true, false]);
  expect([go(open, 'waive', 'system'), go(open, 'waive', 'payer'), go(failed, 'waive', 'system')]).toEqual([
    paid,
    null,
    null,
  ]);
});
