import { formatDate, parseDateTime } from '../time/shanghai-time.ts';
import { DAY_MS } from '../time/units.ts';
import { VIP_MESSAGES } from './messages.ts';

/** What a level costs, in fen (domain rules 12.1). */
export const VIP_PLANS = [
  { level: 1, month: 19_900, year: 198_000 },
  { level: 2, month: 39_900, year: 398_000 },
  { level: 3, month: 99_900, year: 998_000 },
] as const;

export const RECOMMENDED_LEVEL = 2;

export const VIP_MONTHS = [1, 3, 6, 12] as const;

export type VipMonths = (typeof VIP_MONTHS)[number];

/** Hundredths of the monthly price that a term costs; a year has a price of its own. */
const TERM_PERCENT: Readonly<Record<Exclude<VipMonths, 12>, number>> = { 1: 100, 3: 98, 6: 95 };
const YEAR_DAYS = 365;

const planOf = (level: number) => VIP_PLANS.find((plan) => plan.level === level);

/** Whether there is such a term. */
export const isVipMonths = (months: number): months is VipMonths => VIP_MONTHS.some((known) => known === months);

/** What a level costs for a term, in fen; null for a level that is not sold. */
export function vipPrice(level: number, months: VipMonths): number | null {
  const plan = planOf(level);
  if (plan === undefined) return null;
  return months === 12 ? plan.year : Math.floor((plan.month * months * TERM_PERCENT[months] + 50) / 100);
}

/** The membership that a business has. */
export interface VipNow {
  readonly level: number;
  /** Its last day, `YYYY-MM-DD`; null where it has none. */
  readonly endDate: string | null;
}

/** What a membership would cost now. */
export interface VipQuote {
  readonly kind: 'open' | 'renew' | 'upgrade';
  /** fen, of the term */
  readonly amount: number;
  /** fen, of what is left of a lower level */
  readonly deduction: number;
  readonly payAmount: number;
  /** Whole days of the old term that are counted, today among them; 0 where none are. */
  readonly unusedDays: number;
  /** First and last day, `YYYY-MM-DD`. */
  readonly beginDate: string;
  readonly endDate: string;
}

const dayMs = (day: string): number => parseDateTime(day) ?? Number.NaN;

/** The day so many days after a day. */
export const dayAfter = (day: string, days: number): string => formatDate(dayMs(day) + days * DAY_MS);

/** The last day of a term of so many months from a day on: the day before the same day of that month. */
function termEnd(beginDate: string, months: number): string {
  const [year = 0, month = 1, day = 1] = beginDate.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1);
  const daysOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  // The 31st of a shorter month is its last day, on which the term ends.
  const isShort = day > daysOfMonth;
  const end = new Date(first + ((isShort ? daysOfMonth : day - 1) - 1) * DAY_MS);
  return end.toISOString().slice(0, 10);
}

const inForce = ({ level, endDate }: VipNow, today: string): boolean =>
  level > 0 && (endDate === null || endDate >= today);

/** First and last day of a term that is paid today: behind what there is of the same level, at once otherwise. */
export function vipTerm(level: number, months: number, now: VipNow, today: string) {
  const goesOn = inForce(now, today) && now.level === level && now.endDate !== null;
  const beginDate = goesOn && now.endDate !== null ? dayAfter(now.endDate, 1) : today;
  return { beginDate, endDate: termEnd(beginDate, months) };
}

/**
 * What a level costs a business today (domain rules 12.2): renewing goes on from the end of what it has, a higher level
 * begins at once and takes the rest of the old term off, by whole days at a 365th of the year's price, down to fen.
 *
 * @param today `YYYY-MM-DD`
 * @returns a message where it is not sold to it
 */
export function quoteVip(level: number, months: VipMonths, now: VipNow, today: string): VipQuote | string {
  const amount = vipPrice(level, months);
  if (amount === null) return VIP_MESSAGES.noPlan;
  const isInForce = inForce(now, today);
  const term = vipTerm(level, months, now, today);
  if (isInForce && level < now.level) return VIP_MESSAGES.downgrade;
  if (isInForce && level === now.level) {
    if (now.endDate === null) return VIP_MESSAGES.endless;
    return { ...FREE, ...term, kind: 'renew', amount, payAmount: amount };
  }
  if (!isInForce || now.endDate === null) {
    return { ...FREE, ...term, kind: isInForce ? 'upgrade' : 'open', amount, payAmount: amount };
  }
  const unusedDays = Math.round((dayMs(now.endDate) - dayMs(today)) / DAY_MS) + 1;
  const deduction = Math.floor((unusedDays * (planOf(now.level)?.year ?? 0)) / YEAR_DAYS);
  if (deduction >= amount) return VIP_MESSAGES.tooShort;
  return { ...term, kind: 'upgrade', amount, deduction, payAmount: amount - deduction, unusedDays };
}

const FREE = { deduction: 0, unusedDays: 0 } as const;

/** Before so many days a business is told that its membership ends. */
export const VIP_REMINDERS = [7, 3, 1] as const;
