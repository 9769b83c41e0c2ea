import { expect, test } from 'vitest';
import { reportProgress } from './report-progress.ts';

test('HA10 tells at most ten times a second, and the end at once', () => {
  let time = 0;
  const told: [number, number][] = [];
  const report = reportProgress(
    10,
    (read) => void told.push([time, read]),
    () => time,
  );
  for (let read = 1; read <= 10; read += 1) {
    report(read);
    time += 40;
  }
  expect(told).toEqual([
    [0, 1],
    [120, 4],
    [240, 7],
    [360, 10],
  ]);
  report(10);
  expect(told.at(-1)).toEqual([400, 10]);
});

test('HA10 the end is told even right after another report', () => {
  const told: number[] = [];
  const report = reportProgress(
    2,
    (read) => void told.push(read),
    () => 0,
  );
  report(1);
  report(2);
  expect(told).toEqual([1, 2]);
});
