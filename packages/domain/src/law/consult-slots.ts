import { formatDate, formatDateTime, parseDateTime } from '../time/shanghai-time.ts';
import { DAY_MS, HOUR_MS } from '../time/units.ts';

/** Days that can be booked, today among them. */
const BOOKING_DAYS = 14;
/** A lawyer hears of a booking so long before it, at the latest. */
const AHEAD_MS = 2 * HOUR_MS;

/**
 * When consultations with a lawyer begin that may still be booked, the earliest first: hours of working days, Monday to
 * Friday, of the next two weeks (decision 72). Times are `YYYY-MM-DD HH:mm:ss` of Asia/Shanghai; taken ones are among
 * them.
 *
 * @param hours at which this lawyer begins, 0 to 23, in order
 */
export function consultSlots(nowMs: number, hours: readonly number[]): string[] {
  const days = Array.from({ length: BOOKING_DAYS }, (_, index) => formatDate(nowMs + index * DAY_MS)).filter(isWorkday);
  return days.flatMap((day) => {
    // A day that was written here can be read.
    const midnight = parseDateTime(day) ?? 0;
    return hours
      .map((hour) => midnight + hour * HOUR_MS)
      .filter((begin) => begin >= nowMs + AHEAD_MS)
      .map(formatDateTime);
  });
}

function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
