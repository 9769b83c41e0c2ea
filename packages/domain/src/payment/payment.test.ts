import { expect, test } from 'vitest';
import { PAY_STATUS, type PayStatus, payMachine } from '../payments.ts';

type Action = Parameters<typeof payMachine.transition>[1];
const { open, paying, paid, failed, closed, refunding, refunded, verifying } = PAY_STATUS;
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
