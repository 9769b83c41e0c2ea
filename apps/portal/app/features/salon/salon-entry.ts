import type { SalonSummary } from '@jianzhu/domain';
import type { SalonEntry } from '@jianzhu/ui/salons';
import { dateOf, machineTime } from '../../record/dates.ts';
import { salonDetail } from '../../site/salon-paths.ts';
import { salonTexts as texts } from './messages.ts';

/** Tone of a status, by its name. */
export const SALON_TONES: Readonly<Record<string, SalonEntry['state']['tone']>> = {
  报名中: 'success',
  即将开始: 'warning',
  进行中: 'brand',
  已结束: 'neutral',
};

/** "09:00-11:30"; both ends of an event are on one day. */
export const hoursOf = ({ beginTime, endTime }: Pick<SalonSummary, 'beginTime' | 'endTime'>) =>
  `${beginTime.slice(11, 16)}-${endTime.slice(11, 16)}`;

/** "周五" of `YYYY-MM-DD …`. */
export const weekdayOf = (time: string) => texts.weekdays[new Date(`${dateOf(time)}T00:00:00Z`).getUTCDay()] ?? '';

/** Where one goes to take part. */
export const placeOf = ({ kind, regionName, address }: SalonSummary) =>
  kind === '线上' ? texts.online : [regionName, address].filter((part) => part !== '').join('，');

/** A salon in one line. */
export const whenAndWhere = (salon: SalonSummary) => `${dateOf(salon.beginTime)} ${hoursOf(salon)}，${placeOf(salon)}`;

/** The month that the calendar of a list begins with. @param today `YYYY-MM-DD` */
export const monthShown = (
  { day, month }: { readonly day?: string | undefined; readonly month?: string | undefined },
  today: string,
): string => (day ?? month ?? today).slice(0, 7);

/** Whether all seats are taken. */
export const isFull = ({ capacity, taken }: Pick<SalonSummary, 'capacity' | 'taken'>) =>
  capacity !== null && taken >= capacity;

/** What is asked before a seat is given back: only those who wait, if any do, gain by it. */
export const cancelQuestion = ({ waiting }: Pick<SalonSummary, 'waiting'>) =>
  waiting > 0 ? texts.cancelAsk : texts.cancelAskPlain;

/** A salon as a list shows it. */
export function salonEntry(salon: SalonSummary): SalonEntry {
  const { id, title, status, capacity, taken, beginTime, organizer } = salon;
  const isOver = status === '已结束';
  const [, month = '', day = ''] = dateOf(beginTime).split('-');
  return {
    key: id,
    href: salonDetail(id),
    title,
    date: { day, month: texts.monthAndDay(month, weekdayOf(beginTime)), machine: machineTime(beginTime) },
    time: hoursOf(salon),
    place: placeOf(salon),
    organizer: texts.organizer(organizer),
    seats: {
      capacity: isOver ? null : capacity,
      taken,
      text: capacity === null ? texts.noLimit : texts.seats(capacity),
      note: seatsNote(salon),
    },
    state: { text: status, tone: SALON_TONES[status] ?? 'neutral' },
    action: actionOf(salon),
    isOver,
  };
}

function seatsNote(salon: SalonSummary): string {
  if (salon.status === '已结束') return texts.came(salon.taken);
  return isFull(salon) ? texts.takenAndFull(salon.taken) : texts.taken(salon.taken);
}

function actionOf(salon: SalonSummary): SalonEntry['action'] {
  const { status, liveUrl, replayUrl } = salon;
  if (status === '报名中') return { text: isFull(salon) ? texts.wait : texts.signUp, main: true };
  if (status === '进行中' && liveUrl !== '') return { text: texts.enter, main: false };
  return { text: replayUrl === '' ? texts.look : texts.watch, main: false };
}
