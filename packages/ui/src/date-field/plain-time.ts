/** A time of day to the minute, 00:00 to 23:59, without zone. Plain times compare as text. */
export type PlainTime = string;

/** What a time may be: not before `min`, not after `max`, and whole steps of minutes after `min` (or midnight). */
export interface TimeBounds {
  readonly min?: PlainTime | undefined;
  readonly max?: PlainTime | undefined;
  /** Minutes from one time to the next; 1 unless given. */
  readonly step?: number | undefined;
}

const lastMinute = 23 * 60 + 59;
const typedForms = [/^(\d{1,2})\s*[:.时点]\s*(\d{1,2})?\s*分?$/, /^(\d{1,2})(\d{2})?$/];

/** Minutes since midnight. */
export function minutesOf(time: PlainTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): PlainTime {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Reads a time as people type it: 17:30, 1730, 9:05, 17点30分, 17. Null when it is none. */
export function readTypedTime(text: string): PlainTime | null {
  const typed = text.normalize('NFKC').trim();
  const [, hours, minutes = '0'] = typedForms.map((form) => form.exec(typed)).find(Boolean) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return timeOf(Number(hours) * 60 + Number(minutes));
}

function limits({ min, max, step = 1 }: TimeBounds) {
  const first = min === undefined ? 0 : minutesOf(min);
  const end = max === undefined ? lastMinute : minutesOf(max);
  return { first, last: first + Math.floor((end - first) / step) * step, step };
}

/** Whether the bounds permit a time. */
export function isPermitted(time: PlainTime, bounds: TimeBounds): boolean {
  const { first, last, step } = limits(bounds);
  const minutes = minutesOf(time);
  return minutes >= first && minutes <= last && (minutes - first) % step === 0;
}

/** The nearest permitted time that lies the given minutes later, or earlier; from nothing the first, or the last. */
export function moveTime(time: PlainTime | null, by: number, bounds: TimeBounds): PlainTime {
  const { first, last, step } = limits(bounds);
  if (time === null) return timeOf(by > 0 ? first : last);
  const steps = (minutesOf(time) + by - first) / step;
  const whole = by > 0 ? Math.floor(steps) : Math.ceil(steps);
  return timeOf(Math.min(Math.max(first + whole * step, first), last));
}
