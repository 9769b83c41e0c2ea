import { FORM_MESSAGES } from '../form/messages.ts';
import { formatDateTime, parseDateTime } from '../time/shanghai-time.ts';
import { DAY_MS, MINUTE_MS } from '../time/units.ts';
import { TENDER_MESSAGES } from './messages.ts';

/** The platform's own least days for signing up; of a tender that the law demands as long as its documents are sold. */
const SIGN_UP_DAYS = { free: 3, statutory: 5 } as const;
const DOC_DAYS = 5;
const BID_DAYS = 20;
const PUBLICITY_DAYS = 3;

/** What the times of a tender are called, in the order of the form. */
export const TIME_LABELS = {
  signUpStart: '报名开始时间',
  signUpEnd: '报名截止时间',
  docStart: '招标文件获取开始时间',
  docEnd: '招标文件获取截止时间',
  bidDeadline: '投标截止时间',
  openTime: '开标时间',
  depositDeadline: '保证金缴纳截止时间',
} as const;

/** The times of a tender, as far as they are filled in: `YYYY-MM-DD HH:mm:ss`, or anything that is none yet. */
export interface TenderSchedule {
  readonly isStatutory: number;
  readonly signUpStart: string;
  readonly signUpEnd: string;
  readonly docStart: string;
  readonly docEnd: string;
  readonly bidDeadline: string;
  readonly openTime: string;
  readonly depositDeadline: string;
  readonly publicityDays: number | null;
}

export type ScheduleField = Exclude<keyof TenderSchedule, 'isStatutory'>;

/** A rule of the schedule that is broken, and the nearest value that keeps it; '' where there is none. */
export interface ScheduleViolation {
  readonly field: ScheduleField;
  readonly message: string;
  readonly nearest: string;
}

/** Least days of each period of a tender: by law where the law demands it, else the platform's; 0 where there is none. */
export const leastDays = ({ isStatutory }: Pick<TenderSchedule, 'isStatutory'>) => ({
  signUp: isStatutory === 1 ? SIGN_UP_DAYS.statutory : SIGN_UP_DAYS.free,
  docs: isStatutory === 1 ? DOC_DAYS : 0,
  bid: isStatutory === 1 ? BID_DAYS : 0,
  publicity: isStatutory === 1 ? PUBLICITY_DAYS : 1,
});

/** Whole days of a period; null while one of its ends is missing. */
export function daysBetween(start: string, end: string): number | null {
  const [from, to] = [parseDateTime(start), parseDateTime(end)];
  return from === null || to === null ? null : Math.floor((to - from) / DAY_MS);
}

type Moments = Readonly<Record<ScheduleField, number | null>>;

/** How a moment lies to its limit: at it or later, later, at it or earlier. */
type Side = 'from' | 'after' | 'upTo';

/** One rule: the field that says it, and where its moment lies to a limit. */
interface Rule {
  readonly field: ScheduleField;
  readonly message: string;
  readonly side: Side;
  /** ms; null while it depends on something that is missing. */
  readonly limit: (at: Moments) => number | null;
}

const HOLDS: Readonly<Record<Side, (moment: number, limit: number) => boolean>> = {
  from: (moment, limit) => moment >= limit,
  after: (moment, limit) => moment > limit,
  upTo: (moment, limit) => moment <= limit,
};

const later = (moment: number | null, days: number) => (moment === null ? null : moment + days * DAY_MS);

const order = (field: keyof typeof TIME_LABELS, other: keyof typeof TIME_LABELS, side: Side = 'from'): Rule => ({
  field,
  message: FORM_MESSAGES.dateOrder(TIME_LABELS[field], TIME_LABELS[other]),
  side,
  limit: (at) => at[other],
});

/** The rules in the order of the form; of one field the first that is broken is said. */
function rulesOf(schedule: TenderSchedule, nowMs: number): readonly Rule[] {
  const { signUp, docs, bid } = leastDays(schedule);
  const opening = { field: 'openTime', limit: (at: Moments) => at.bidDeadline } as const;
  const rules: readonly (Rule | false)[] = [
    {
      field: 'signUpStart',
      message: FORM_MESSAGES.dateInPast(TIME_LABELS.signUpStart),
      side: 'from',
      limit: () => nowMs,
    },
    {
      ...{ field: 'signUpEnd', message: TENDER_MESSAGES.signUpDays(signUp), side: 'from' },
      limit: (at) => later(at.signUpStart, signUp),
    },
    order('docStart', 'signUpStart'),
    order('docEnd', 'docStart'),
    docs > 0 && {
      ...{ field: 'docEnd', message: TENDER_MESSAGES.docDays, side: 'from' },
      limit: (at) => later(at.docStart, docs),
    },
    order('bidDeadline', 'signUpEnd'),
    order('bidDeadline', 'docEnd', 'after'),
    bid > 0 && {
      ...{ field: 'bidDeadline', message: TENDER_MESSAGES.bidDays, side: 'from' },
      limit: (at) => later(at.docStart, bid),
    },
    { ...opening, message: TENDER_MESSAGES.openTime, side: 'from' },
    schedule.isStatutory === 1 && { ...opening, message: TENDER_MESSAGES.statutoryOpenTime, side: 'upTo' },
    {
      ...{ field: 'depositDeadline', message: TENDER_MESSAGES.depositDeadline, side: 'upTo' },
      limit: (at) => at.bidDeadline,
    },
  ];
  return rules.filter((rule) => rule !== false);
}

/**
 * What is unlawful in a schedule so far (domain rules 5.2): each field once, in the order of the form. What is missing is
 * nobody's mistake yet. Days are calendar days of 24 hours.
 *
 * @param nowMs the platform's clock
 */
export function checkSchedule(schedule: TenderSchedule, nowMs: number): ScheduleViolation[] {
  const at = momentsOf(schedule);
  const rules = rulesOf(schedule, nowMs);
  const found = new Map<ScheduleField, ScheduleViolation>();
  for (const { field, message, side, limit } of rules) {
    const [moment, bound] = [at[field], limit(at)];
    if (moment === null || bound === null || found.has(field) || HOLDS[side](moment, bound)) continue;
    found.set(field, { field, message, nearest: nearestOf(rules, field, at) });
  }
  const { publicityDays } = schedule;
  const { publicity } = leastDays(schedule);
  if (publicityDays !== null && publicityDays < publicity) {
    found.set('publicityDays', {
      ...{ field: 'publicityDays', message: TENDER_MESSAGES.publicityDays },
      nearest: String(publicity),
    });
  }
  return [...found.values()];
}

/** The moment nearest to all limits of a field: the first whole minute that its lower ones allow, else the last moment. */
function nearestOf(rules: readonly Rule[], field: ScheduleField, at: Moments): string {
  const limits = rules.filter((rule) => rule.field === field).map(({ side, limit }) => ({ side, bound: limit(at) }));
  const lower = limits.flatMap(({ side, bound }) =>
    side === 'upTo' || bound === null ? [] : [side === 'after' ? bound + MINUTE_MS : bound],
  );
  const upper = limits.flatMap(({ side, bound }) => (side === 'upTo' && bound !== null ? [bound] : []));
  const ms = lower.length > 0 ? Math.ceil(Math.max(...lower) / MINUTE_MS) * MINUTE_MS : Math.min(...upper);
  return Number.isFinite(ms) ? formatDateTime(ms) : '';
}

const momentsOf = (schedule: TenderSchedule): Moments => ({
  signUpStart: parseDateTime(schedule.signUpStart),
  signUpEnd: parseDateTime(schedule.signUpEnd),
  docStart: parseDateTime(schedule.docStart),
  docEnd: parseDateTime(schedule.docEnd),
  bidDeadline: parseDateTime(schedule.bidDeadline),
  openTime: parseDateTime(schedule.openTime),
  depositDeadline: parseDateTime(schedule.depositDeadline),
  publicityDays: null,
});
