import type { SalonSummary } from '@jianzhu/domain';
import { expect, test } from 'vitest';
import { calendarFile } from '../../record/calendar-file.ts';
import { salonCalendar } from './salon-calendar.ts';

const salon = {
  id: '7',
  title: '灌浆, 检测; 验收\n第二行 \\ 结尾',
  kind: '线下',
  regionName: '长春',
  address: '绿园区晟岳构件生产基地一号车间会议室及室外样板展示区域东侧',
  beginTime: '2026-12-04 09:00:00',
  endTime: '2026-12-04 11:30:00',
} as SalonSummary; // what the file is made of

const file = calendarFile(
  [salonCalendar(salon, 'https://portal.test/default/news/news-detail?salonId=7')],
  Date.UTC(2026, 10, 23, 1, 2, 3),
);

test('a salon is a file that calendars read: times with their zone, texts escaped', () => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:salon-7@portal.test',
      'DTSTAMP:20261123T010203Z',
      'DTSTART;TZID=Asia/Shanghai:20261204T090000',
      'DTEND;TZID=Asia/Shanghai:20261204T113000',
      'SUMMARY:灌浆\\, 检测\\; 验收\\n第二行 \\\\ 结尾',
      'TRIGGER:-P1D',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('no line is longer than 75 bytes, and no letter is cut', () => {
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).toContain('\r\n ');
  expect(file.replaceAll('\r\n ', '')).toContain(salon.address);
});
