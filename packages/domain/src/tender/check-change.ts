import * as v from 'valibot';
import { field } from '../form/field.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import type { RowViolation } from '../inquiry/check-inquiry.ts';
import { formatDateTime, parseDateTime } from '../time/shanghai-time.ts';
import { DAY_MS, MINUTE_MS } from '../time/units.ts';
import { checkSchedule, type TenderSchedule, TIME_LABELS } from './check-schedule.ts';
import { TENDER_MESSAGES } from './messages.ts';

/** Left to the end of bids, after a change of a tender that the law demands. */
const LAWFUL_DAYS_LEFT = 15;
const MOST_CHANGE_FILES = 10;

/** What a change of a tender says, and the times that it moves; '' leaves one as it is (domain rules 5.3). */
export const tenderChange = v.object({
  content: field('text', { label: '公告内容', required: true, min: 5, max: 2000 }),
  attachments: field('att', { label: '附件', max: MOST_CHANGE_FILES }),
  signUpStart: field('dt', { label: TIME_LABELS.signUpStart }),
  signUpEnd: field('dt', { label: TIME_LABELS.signUpEnd }),
  docStart: field('dt', { label: TIME_LABELS.docStart }),
  docEnd: field('dt', { label: TIME_LABELS.docEnd }),
  bidDeadline: field('dt', { label: TIME_LABELS.bidDeadline }),
  openTime: field('dt', { label: TIME_LABELS.openTime }),
  depositDeadline: field('dt', { label: TIME_LABELS.depositDeadline }),
});

export type TenderChange = v.InferOutput<typeof tenderChange>;

export type MovedTime = keyof typeof TIME_LABELS;

/** Times that a change may move, with their names: all of them, in the order of the form. */
export const MOVED_TIMES = Object.entries(TIME_LABELS) as readonly (readonly [MovedTime, string])[]; // its own keys

type Times = Readonly<Record<MovedTime, string>>;

/** One time that a change has moved: `YYYY-MM-DD HH:mm:ss` before and after. */
export interface Moved {
  readonly field: MovedTime;
  readonly before: string;
  readonly after: string;
}

/** The times that a change moves: those that it names and that differ from what stands. */
export const movedTimes = (before: Times, change: Times): readonly Moved[] =>
  MOVED_TIMES.flatMap(([name]) =>
    change[name] === '' || change[name] === before[name]
      ? []
      : [{ field: name, before: before[name], after: change[name] }],
  );

/** The first whole minute that leaves the days of the law. */
const leastDeadline = (nowMs: number) => Math.ceil((nowMs + LAWFUL_DAYS_LEFT * DAY_MS) / MINUTE_MS) * MINUTE_MS;

/** The end of bids that a change of a tender has to bring at least, `YYYY-MM-DD HH:mm:ss`; '' where none is asked for. */
export function leastMovedDeadline({ isStatutory, bidDeadline }: TenderSchedule, nowMs: number): string {
  const deadline = parseDateTime(bidDeadline);
  const isShort = isStatutory === 1 && deadline !== null && deadline < nowMs + LAWFUL_DAYS_LEFT * DAY_MS;
  return isShort ? formatDateTime(leastDeadline(nowMs)) : '';
}

/**
 * What stands against a change of the times of a tender that is out (domain rules 5.3): a time moves later only, and not
 * once it is over; what comes of it keeps the rules of a schedule; a tender that the law demands leaves 15 days for its
 * bids. Each field once, in the order of the form.
 *
 * @param nowMs the platform's clock
 */
export function checkChange(before: TenderSchedule, change: Times, nowMs: number): RowViolation[] {
  const moved = movedTimes(before, change);
  const after: TenderSchedule = { ...before, ...Object.fromEntries(moved.map((one) => [one.field, one.after])) };
  const found = new Map<string, string>();
  const add = (name: string, message: string) => void (found.has(name) || found.set(name, message));
  for (const { field: name, before: was, after: next } of moved) {
    const [old, moment] = [parseDateTime(was), parseDateTime(next)];
    const label = TIME_LABELS[name];
    if (old === null || moment === null) add(name, TENDER_MESSAGES.cannotMove(label));
    else if (old <= nowMs) add(name, TENDER_MESSAGES.timeOver(label));
    else if (moment < old) add(name, FORM_MESSAGES.dateOrder(label, TENDER_MESSAGES.oldTime));
  }
  const deadline = parseDateTime(after.bidDeadline);
  if (after.isStatutory === 1 && deadline !== null && deadline < nowMs + LAWFUL_DAYS_LEFT * DAY_MS) {
    add('bidDeadline', TENDER_MESSAGES.changeLate);
  }
  // That a time is ahead was said of the times that move; the others stand as they were published.
  for (const { field: name, message } of checkSchedule(after, 0)) add(name, message);
  const order = MOVED_TIMES.map(([name]): string => name);
  return [...found]
    .map(([name, message]) => ({ field: name, message }))
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
