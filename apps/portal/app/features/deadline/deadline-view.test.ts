import { expect, test } from 'vitest';
import { daysOf, daysOfFile, deadlineHref, isOf, isShown, readDeadlineView } from './deadline-view.ts';

const today = '2026-11-25';
const read = (search: string) => readDeadlineView(new URLSearchParams(search), today);

test('the address says what is shown, and what is wrong in it is not said', () => {
  expect(read('')).toEqual({ view: 'month', of: null, month: '2026-11', day: '' });
  expect(read('day=2027-01-05&of=tender&month=2026-02')).toEqual({
    ...{ view: 'month', of: 'tender', month: '2027-01', day: '2027-01-05' },
  });
  expect(read('view=week&of=deal&month=2026-13&day=now')).toEqual(read(''));
  for (const search of ['month=2026-12', 'day=2026-12-05&of=inquiry', 'view=agenda&of=tender']) {
    const shown = read(search);
    expect(readDeadlineView(new URL(deadlineHref(shown), 'https://portal.test').searchParams, today)).toMatchObject({
      ...{ view: shown.view, of: shown.of, day: shown.day },
    });
  }
});

test('the days that are asked for cover the weeks around a month, or two months from today on', () => {
  expect(daysOf(read('month=2026-12'), today)).toEqual({ from: '2026-11-25', to: '2027-01-12' });
  expect(daysOf(read('view=agenda'), today)).toEqual({ from: today, to: '2027-01-24' });
  expect(daysOfFile(today)).toEqual({ from: '2026-10-25', to: '2027-05-24' });
});

test('this month begins at today; a day that is chosen, and another month, are whole', () => {
  const times = ['2026-11-24 17:00:00', '2026-11-25 09:00:00', '2026-12-01 09:00:00', '2026-10-31 09:00:00'];
  const shown = (search: string) =>
    times.filter((time) => isShown(time, read(search), today)).map((time) => time.slice(5, 10));
  expect([shown(''), shown('day=2026-11-24'), shown('month=2026-10')]).toEqual([['11-25'], ['11-24'], ['10-31']]);
  expect(shown('view=agenda')).toHaveLength(4);
});

test('a time is one of an inquiry or of a tender', () => {
  expect([isOf('bid', null), isOf('bid', 'tender'), isOf('quote', 'tender'), isOf('quote', 'inquiry')]).toEqual([
    ...[true, true, false, true],
  ]);
});
