import { DAY_MS, formatDate } from '@jianzhu/domain';
import type { ShopSettings } from '../decoration-calls.ts';

export type ShopOffer = ShopSettings['offers'][number];
type Days = Pick<ShopOffer, 'beginDate' | 'endDate'>;

/** Where an offer stands on a day: its first and last day are days of it (domain rules 14.2). */
export type OfferPhase = 'coming' | 'running' | 'over';

/** @param nowMs epoch milliseconds */
export function phaseOf({ beginDate, endDate }: Days, nowMs: number): OfferPhase {
  const today = formatDate(nowMs);
  if (today < beginDate) return 'coming';
  return today > endDate ? 'over' : 'running';
}

/** The days of an offer that ends now: yesterday was its last. Null where it has had no day before today. */
export function endedNow({ beginDate, endDate }: Days, nowMs: number): Days | null {
  const yesterday = formatDate(nowMs - DAY_MS);
  return beginDate <= yesterday && yesterday < endDate ? { beginDate, endDate: yesterday } : null;
}
