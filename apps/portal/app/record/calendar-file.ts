import { dateOf } from './dates.ts';

const LONGEST_LINE = 75;

/** Something with a time, as calendars take it; times are `YYYY-MM-DD HH:mm:ss` of Asia/Shanghai. */
export interface CalendarEntry {
  /** Tells it from all others of its site, now and later. */
  readonly uid: string;
  readonly begin: string;
  /** '' of what has no length. */
  readonly end: string;
  readonly title: string;
  readonly place?: string;
  /** Address of its page, absolute. */
  readonly address: string;
  /** How long before it one is reminded, as RFC 5545 writes a duration, such as `-P1D`. */
  readonly remind: string;
}

/** A text of iCalendar (RFC 5545, 3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Lines of at most 75 bytes; what follows begins with a blank (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length;
    if (size + bytes > LONGEST_LINE) {
      parts.push(part);
      [part, size] = ['', 1];
    }
    part += letter;
    size += bytes;
  }
  return [...parts, part].join('\r\n ');
}

/** `20261204T090000` of the platform's texts, which are Asia/Shanghai. */
const localTime = (time: string) => `${dateOf(time).replaceAll('-', '')}T${time.slice(11).replaceAll(':', '')}`;

const entryLines = ({ uid, begin, end, title, place, address, remind }: CalendarEntry, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${uid}@${new URL(address).host}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;TZID=Asia/Shanghai:${localTime(begin)}`,
  ...(end === '' ? [] : [`DTEND;TZID=Asia/Shanghai:${localTime(end)}`]),
  `SUMMARY:${escapeText(title)}`,
  ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
  `URL:${address}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:${remind}`,
  'END:VALARM',
  'END:VEVENT',
];

/**
 * A file for calendars (RFC 5545).
 *
 * @param stampMs when the file is made
 */
export function calendarFile(entries: readonly CalendarEntry[], stampMs: number): string {
  const stamp = new Date(stampMs).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//jianzhu//portal//ZH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Shanghai',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...entries.flatMap((entry) => entryLines(entry, stamp)),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(fold).join('\r\n');
}
