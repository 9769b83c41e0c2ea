import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jianzhu/domain';

/** Shanghai has no summer time. */
const SHANGHAI_MS = 8 * HOUR_MS;

/** Midnight in Shanghai at the beginning of the day of `ms`. */
const dayStart = (ms: number) => Math.floor((ms + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;

/** 0 is Sunday. */
const weekday = (ms: number) => new Date(ms + SHANGHAI_MS).getUTCDay();

const OPENS_MS = 8.5 * HOUR_MS;
const OPEN_MS = 9 * HOUR_MS;
const NOON_AND_CLOSE = [12, 17] as const;

/**
 * A minute between 8:30 and 17:30 in Shanghai, about `days` before `now` and never after it: as people work. The more
 * days, the earlier, so that what is written in an order keeps it. Before 9:00 today has not begun.
 */
export function officeTime(now: Date, days: number): Date {
  const today = dayStart(now.getTime());
  const hasBegun = now.getTime() - today > 9 * HOUR_MS;
  const at = now.getTime() - days * DAY_MS - (hasBegun ? 0 : DAY_MS);
  const start = dayStart(at);
  const [day, open] =
    start === today ? [now.getTime() - today, Math.min(OPEN_MS, now.getTime() - today - OPENS_MS)] : [DAY_MS, OPEN_MS];
  const minutes = Math.floor((((at - start) / day) * open) / MINUTE_MS);
  return new Date(start + OPENS_MS + minutes * MINUTE_MS);
}

/** An hour of a working day in Shanghai, `days` after `now` (before it when negative); over a weekend the Monday after. */
export function workdayAt(now: Date, days: number, hour: number): Date {
  const start = dayStart(now.getTime() + days * DAY_MS);
  const rest = { 0: 1, 6: 2 }[weekday(start)] ?? 0;
  return new Date(start + rest * DAY_MS + hour * HOUR_MS);
}

/** Noon or 17:00 of a working day, in turns. */
export function deadline(now: Date, days: number, index: number): Date {
  return workdayAt(now, days, NOON_AND_CLOSE[index % 2] ?? 12);
}

/** The next noon or 17:00 in Shanghai that is at least an hour away: within the next day. */
export function nextDeadline(now: Date): Date {
  const start = dayStart(now.getTime());
  const [first = start] = [0, DAY_MS]
    .flatMap((day) => NOON_AND_CLOSE.map((hour) => start + day + hour * HOUR_MS))
    .filter((time) => time >= now.getTime() + HOUR_MS);
  return new Date(first);
}
