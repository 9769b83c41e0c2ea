/** A day without time or zone, written 2026-11-21. */
export type PlainDate = string;

const form = /^(\d{4})-(\d{2})-(\d{2})$/;
const typedForm = /^(\d{4})\s*[-/.年]?\s*(\d{1,2})\s*[-/.月]?\s*(\d{1,2})\s*日?$/;

const pad = (part: number, length: number) => String(part).padStart(length, '0');

/** The day as a calendar of the browser's own zone needs it: midnight there. Null when there is no such day. */
export function toCalendarDay(date: PlainDate): Date | null {
  const [, year, month, day] = (form.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const found = new Date(year, month - 1, day);
  // Date rolls 31 November over to 1 December, and reads the years 0 to 99 as 1900 to 1999.
  return found.getFullYear() === year && found.getMonth() === month - 1 && found.getDate() === day ? found : null;
}

/** The plain date of a day of the calendar. */
export function fromCalendarDay(day: Date): PlainDate {
  return `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`;
}

/** Reads a day as people type it: 2026-11-21, 2026/11/21, 2026年11月21日, 20261121. Null when it is none. */
export function readTypedDate(text: string): PlainDate | null {
  const [, year, month, day] = typedForm.exec(text.normalize('NFKC').trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return toCalendarDay(date) && date;
}

/** Whether a day lies in a span; an end that is absent is open. Plain dates compare as text. */
export function isWithin(date: PlainDate, min: PlainDate | undefined, max: PlainDate | undefined): boolean {
  return (min === undefined || date >= min) && (max === undefined || date <= max);
}
