import { DAY_MS, formatDate } from '@jianzhu/domain';
import { DEADLINE_KINDS, type DeadlineRecord } from '@jianzhu/domain/deadlines';
import * as paths from '../../paths.ts';

/** Of the agenda, from today on. */
const AGENDA_DAYS = 60;
/** Days of the weeks around a month, before its first day and from that on. */
const [BEFORE, FROM] = [6, 42];

/** What the calendar shows, as its address says it. */
export interface DeadlineView {
  readonly view: 'month' | 'agenda';
  /** Only those of such records; all of them where it is null. */
  readonly of: DeadlineRecord | null;
  /** `YYYY-MM` */
  readonly month: string;
  /** `YYYY-MM-DD`; '' for the whole month. */
  readonly day: string;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the address; what is wrong in it counts as not said. @param today `YYYY-MM-DD` */
export function readDeadlineView(search: URLSearchParams, today: string): DeadlineView {
  const day = search.get('day') ?? '';
  const month = search.get('month') ?? '';
  const of = search.get('of');
  const shown = isDay(`${month}-01`) ? month : today.slice(0, 7);
  return {
    view: search.get('view') === 'agenda' ? 'agenda' : 'month',
    of: of === 'inquiry' || of === 'tender' ? of : null,
    month: isDay(day) ? day.slice(0, 7) : shown,
    day: isDay(day) ? day : '',
  };
}

/** The address of what is shown. */
export function deadlineHref({ view, of, month, day }: DeadlineView): string {
  const search = new URLSearchParams({
    ...(view === 'agenda' ? { view } : day === '' ? { month } : { day }),
    ...(of !== null && { of }),
  });
  return `${paths.deadlines}?${search}`;
}

const dayFrom = (day: string, count: number) => formatDate(Date.parse(`${day}T00:00:00+08:00`) + count * DAY_MS);

/** The days that are asked for. */
export const daysOf = ({ view, month }: DeadlineView, today: string) =>
  view === 'agenda'
    ? { from: today, to: dayFrom(today, AGENDA_DAYS) }
    : { from: dayFrom(`${month}-01`, -BEFORE), to: dayFrom(`${month}-01`, FROM) };

/** The days of the file for other calendars: the last month and half a year. */
export const daysOfFile = (today: string) => ({ from: dayFrom(today, -31), to: dayFrom(today, 180) });

/** Whether a time stands beside the month: of its chosen day, or of its days from today on; all of an agenda. */
export function isShown(time: string, { view, month, day }: DeadlineView, today: string): boolean {
  if (view === 'agenda') return true;
  if (day !== '') return time.startsWith(day);
  return time.startsWith(month) && (month !== today.slice(0, 7) || time.slice(0, 10) >= today);
}

/** Those of a kind of records. */
export const isOf = (kind: keyof typeof DEADLINE_KINDS, of: DeadlineRecord | null) =>
  of === null || DEADLINE_KINDS[kind].of === of;
