/** Files for calendars lie below it. */
export const calendars = '/calendars';

/** Address of a salon's file. */
export const calendarPath = (salonId: string) => `${calendars}/salon-${salonId}.ics`;
