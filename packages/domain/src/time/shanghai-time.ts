import { DAY_MS, HOUR_MS, MINUTE_MS } from './units.ts';

/**
 * Dates are read and shown in Asia/Shanghai on server and client alike, whatever their own zone (decision 32), which
 * for the product is UTC+8 without daylight saving.
 */
const OFFSET_MS = 8 * 3_600_000;

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;

const isoInShanghai = (epochMs: number): string => new Date(epochMs + OFFSET_MS).toISOString();

const dayNumber = (epochMs: number): number => Math.floor((epochMs + OFFSET_MS) / DAY_MS);

/** `YYYY-MM-DD HH:mm:ss` of an instant in epoch milliseconds. */
export function formatDateTime(epochMs: number): string {
  return isoInShanghai(epochMs).slice(0, 19).replace('T', ' ');
}

/** `YYYY-MM-DD` of an instant in epoch milliseconds. */
export function formatDate(epochMs: number): string {
  return isoInShanghai(epochMs).slice(0, 10);
}

/** Instant (epoch milliseconds) of `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD`; null for anything else or no real date. */
export function parseDateTime(text: string): number | null {
  const match = DATE_TIME.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const epochMs = Date.UTC(year, month - 1, day, hour, minute, second) - OFFSET_MS;
  const written = formatDateTime(epochMs);
  return written === text || written === `${text} 00:00:00` ? epochMs : null;
}

/** How long ago: 刚刚, 5分钟前, 2小时前, from a day on the date; the future is shown as its date. */
export function formatRelativeTime(epochMs: number, nowMs: number): string {
  const age = nowMs - epochMs;
  if (age < -MINUTE_MS || age >= DAY_MS) return formatDate(epochMs);
  if (age < MINUTE_MS) return '刚刚';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}分钟前`;
  return `${Math.floor(age / HOUR_MS)}小时前`;
}

/** Time of a notice: 今天10:24, 昨天16:40, in the same year 11-19 08:30, else with the year. */
export function formatNoticeTime(epochMs: number, nowMs: number): string {
  const iso = isoInShanghai(epochMs);
  const clock = iso.slice(11, 16);
  const daysAgo = dayNumber(nowMs) - dayNumber(epochMs);
  if (daysAgo === 0) return `今天${clock}`;
  if (daysAgo === 1) return `昨天${clock}`;
  const sameYear = iso.slice(0, 4) === isoInShanghai(nowMs).slice(0, 4);
  return `${sameYear ? iso.slice(5, 10) : iso.slice(0, 10)} ${clock}`;
}
