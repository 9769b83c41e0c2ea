import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCalendarDay, isWithin, readTypedDate, toCalendarDay } from './plain-date.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-1-2', '2026-01-02'],
  ['2026/11/21', '2026-11-21'],
  ['2026.11.21', '2026-11-21'],
  ['２０２６年１１月２１日', '2026-11-21'],
  [' 20261121 ', '2026-11-21'],
  ['2026-02-29', null],
  ['2026-11-31', null],
  ['2026-13-01', null],
  ['26-11-21', null],
  ['明天', null],
  ['', null],
])('%j is read as %j', (text, date) => {
  expect(readTypedDate(text)).toBe(date);
});

test('a day of the calendar comes back as it went', () => {
  const days = fc.date({ min: new Date(1900, 0, 1), max: new Date(2999, 11, 31), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const date = fromCalendarDay(day);
      expect(fromCalendarDay(toCalendarDay(date) ?? new Date(0))).toBe(date);
      expect(readTypedDate(date)).toBe(date);
    }),
  );
});

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('%s within the last ten days of November is %s', (date, within) => {
  expect(isWithin(date, '2026-11-21', '2026-11-30')).toBe(within);
});
