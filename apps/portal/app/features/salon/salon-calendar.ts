import type { SalonSummary } from '@jianzhu/domain';
import type { CalendarEntry } from '../../record/calendar-file.ts';
import { placeOf } from './salon-entry.ts';

/**
 * A salon for calendars, with a reminder a day before.
 *
 * @param address of its page, absolute
 */
export const salonCalendar = (salon: SalonSummary, address: string): CalendarEntry => ({
  uid: `salon-${salon.id}`,
  begin: salon.beginTime,
  end: salon.endTime,
  title: salon.title,
  place: placeOf(salon),
  address,
  remind: '-P1D',
});
