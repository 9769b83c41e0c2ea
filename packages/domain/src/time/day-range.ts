import { FORM_MESSAGES } from '../form/messages.ts';
import type { Violation } from '../violation.ts';
import { parseDateTime } from './shanghai-time.ts';
import { DAY_MS } from './units.ts';

/** Instants from `fromMs` to before `beforeMs` (epoch milliseconds); null is open at that end. */
export interface InstantRange {
  readonly fromMs: number | null;
  readonly beforeMs: number | null;
}

/**
 * Instants of the days of a list filter, both days included, in Asia/Shanghai. An end that is missing or no day is
 * open.
 */
export function dayRange(beginDate: string, endDate: string): InstantRange {
  const endMs = parseDateTime(endDate);
  return { fromMs: parseDateTime(beginDate), beforeMs: endMs === null ? null : endMs + DAY_MS };
}

/** Whether an instant lies in a range. */
export function isInRange({ fromMs, beforeMs }: InstantRange, epochMs: number): boolean {
  return (fromMs === null || epochMs >= fromMs) && (beforeMs === null || epochMs < beforeMs);
}

/** A moment that is not before another one; labels are those of the fields. A missing moment breaks nothing. */
export function checkOrder(
  later: { readonly label: string; readonly value: string },
  earlier: { readonly label: string; readonly value: string },
): Violation<'date-order'> | null {
  const [laterMs, earlierMs] = [parseDateTime(later.value), parseDateTime(earlier.value)];
  return laterMs !== null && earlierMs !== null && laterMs < earlierMs
    ? { code: 'date-order', message: FORM_MESSAGES.dateOrder(later.label, earlier.label) }
    : null;
}

/** A moment that is not past. A missing moment breaks nothing. */
export function checkNotPast(label: string, value: string, nowMs: number): Violation<'date-past'> | null {
  const epochMs = parseDateTime(value);
  return epochMs !== null && epochMs < nowMs ? { code: 'date-past', message: FORM_MESSAGES.dateInPast(label) } : null;
}
