import type { SalonSummary } from '@jianzhu/domain';
import { dateOf } from '../../record/dates.ts';
import { placeOf } from './salon-entry.ts';

const LONGEST_LINE = 75;
const REMIND_BEFORE = '-P1D';

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

/**
 * A salon as a file for calendars (RFC 5545), with a reminder a day before.
 *
 * @param address of its page, absolute
 * @param stampMs when the file is made
 */
export function calendarFile(salon: SalonSummary, address: string, stampMs: number): string {
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
    'BEGIN:VEVENT',
    `UID:salon-${salon.id}@${new URL(address).host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=Asia/Shanghai:${localTime(salon.beginTime)}`,
    `DTEND;TZID=Asia/Shanghai:${localTime(salon.endTime)}`,
    `SUMMARY:${escapeText(salon.title)}`,
    `LOCATION:${escapeText(placeOf(salon))}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(salon.title)}`,
    `TRIGGER:${REMIND_BEFORE}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(fold).join('\r\n');
}
