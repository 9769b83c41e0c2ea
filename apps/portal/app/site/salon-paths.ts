import * as paths from '../paths.ts';

/** Address of the page of one salon. */
export const salonDetail = (id: string) => `${paths.newsDetail}?salonId=${id}`;

/** Files for calendars lie below it. */
export const calendars = '/calendars';

/** Address of the file of the member's deadlines. */
export const deadlineFile = `${calendars}/deadlines.ics`;

/** Address of a salon's file. */
export const calendarPath = (salonId: string) => `${calendars}/salon-${salonId}.ics`;
