import { parseDateTime } from './shanghai-time.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;
/** From here on a countdown is shown in warning colour. */
const URGENT_BELOW_S = HOUR_S;

/**
 * Milliseconds to add to this machine's clock to have the server's.
 *
 * @param serverTime `serverTime` of a response, `YYYY-MM-DD HH:mm:ss`
 * @param receivedAtMs this machine's clock when the response came
 */
export function serverOffset(serverTime: string, receivedAtMs: number): number {
  const serverMs = parseDateTime(serverTime);
  return serverMs === null ? 0 : serverMs - receivedAtMs;
}

/** Whether a request comes before the deadline: strictly, on the server's clock read after the lock. */
export function isInTime(deadlineMs: number, nowMs: number): boolean {
  return nowMs < deadlineMs;
}

/** What a countdown shows. At `isOver` the page reads the record again. */
export interface Countdown {
  readonly text: string;
  readonly isUrgent: boolean;
  readonly isOver: boolean;
}

/** Countdown to a deadline; `nowMs` is the server's clock: this machine's plus the offset. Rounded up to seconds. */
export function countdown(deadlineMs: number, nowMs: number): Countdown {
  const left = Math.max(0, Math.ceil((deadlineMs - nowMs) / SECOND_MS));
  const days = Math.floor(left / DAY_S);
  const hours = Math.floor((left % DAY_S) / HOUR_S);
  const minutes = Math.floor((left % HOUR_S) / MINUTE_S);
  const text = `剩余${days}天${hours}时${minutes}分${left % MINUTE_S}秒`;
  return { text, isUrgent: left < URGENT_BELOW_S, isOver: left === 0 };
}
