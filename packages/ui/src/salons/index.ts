export { type CalendarWords, MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';
export type { Month } from './month-weeks.ts';
export { SalonPage, type SalonPageProps } from './salon-page.tsx';
export { type SalonEntry, SalonRows } from './salon-rows.tsx';
export {
  Agenda,
  type AgendaProps,
  SalonSheet,
  type SalonSheetProps,
  Speakers,
  type SpeakersProps,
} from './salon-sheet.tsx';
export { SeatCard, type SeatCardProps } from './seat-card.tsx';
export { SeatMeter, type SeatMeterProps } from './seat-meter.tsx';
