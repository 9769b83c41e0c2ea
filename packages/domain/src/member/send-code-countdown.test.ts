import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsLeft, sendCodeDeadline, sendCodeLabel } from './send-code-countdown.ts';

test.each([
  [0, 60],
  [1, 60],
  [1000, 59],
  [59_001, 1],
  [59_999, 1],
  [60_000, 0],
  [90_000, 0],
])('MR12 R-CONST-035: %d ms after the send %d seconds are left', (elapsed, left) => {
  expect(secondsLeft(sendCodeDeadline(1_000_000), 1_000_000 + elapsed)).toBe(left);
});

test('MR12: time only runs the countdown down, and a clock set back shows 60 at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(), (now, later) => {
      const deadline = sendCodeDeadline(0);
      expect(secondsLeft(deadline, now)).toBeLessThanOrEqual(60);
      expect(secondsLeft(deadline, now + later)).toBeLessThanOrEqual(secondsLeft(deadline, now));
    }),
  );
});

test('MR13: the label counts and comes back', () => {
  expect(sendCodeLabel(60)).toBe('60s后重新发送');
  expect(sendCodeLabel(0)).toBe('发送验证码');
});
