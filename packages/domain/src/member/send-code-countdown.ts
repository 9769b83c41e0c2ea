import { SEND_CODE_COUNTDOWN_MS } from '../limits.ts';

/** The instant (epoch ms) at which a code may be sent again, counted from a successful send. */
export function sendCodeDeadline(sentAtMs: number): number {
  return sentAtMs + SEND_CODE_COUNTDOWN_MS;
}

/**
 * Whole seconds until the deadline, 0 from then on. It is computed from the deadline and not counted down, because
 * browsers slow the timers of hidden pages; a clock set back never shows more than the whole countdown.
 */
export function secondsLeft(deadlineMs: number, nowMs: number): number {
  const left = Math.min(deadlineMs - nowMs, SEND_CODE_COUNTDOWN_MS);
  return Math.max(0, Math.ceil(left / 1000));
}

/** Label of the send-code button. */
export function sendCodeLabel(seconds: number): string {
  return seconds > 0 ? `${seconds}s后重新发送` : '发送验证码';
}
