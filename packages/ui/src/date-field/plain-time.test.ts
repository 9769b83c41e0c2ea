import { expect, test } from 'vitest';
import { isPermitted, moveTime, readTypedTime } from './plain-time.ts';

test.each([
  ['17:30', '17:30'],
  ['1730', '17:30'],
  ['930', '09:30'],
  ['9:5', '09:05'],
  ['１７：３０', '17:30'],
  ['17点30分', '17:30'],
  ['17时', '17:00'],
  ['17', '17:00'],
  [' 00:00 ', '00:00'],
])('%s is read as %s', (typed, time) => expect(readTypedTime(typed)).toBe(time));

test.each(['', '24:00', '12:60', '2460', '173:0', '5 PM', '17:30:00', '下午5点'])('%s is no time', (typed) =>
  expect(readTypedTime(typed)).toBeNull(),
);

test('bounds permit whole steps from the first time to the last', () => {
  const office = { min: '09:00', max: '17:20', step: 30 };
  expect(['09:00', '12:30', '17:00'].map((time) => isPermitted(time, office))).toEqual([true, true, true]);
  expect(['08:30', '09:10', '17:20', '17:30'].map((time) => isPermitted(time, office))).not.toContain(true);
  expect(isPermitted('23:59', {})).toBe(true);
});

test('a move leads to the next permitted time and never beyond the ends', () => {
  const office = { min: '09:00', max: '17:20', step: 30 };
  expect(moveTime('09:00', 30, office)).toBe('09:30');
  expect(moveTime('09:10', 30, office)).toBe('09:30');
  expect(moveTime('09:10', -30, office)).toBe('09:00');
  expect(moveTime('17:00', 60, office)).toBe('17:00');
  expect(moveTime('23:00', -60, office)).toBe('17:00');
  expect(moveTime(null, 30, office)).toBe('09:00');
  expect(moveTime(null, -30, office)).toBe('17:00');
});
