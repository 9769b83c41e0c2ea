import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecorder, type Movement } from './recorder.ts';
import { placeAfterKey } from './rule.ts';

function begin() {
  let atMs = 1000;
  const recorder = createRecorder({ lastPlace: 250, longestStep: 10, nowMs: () => atMs });
  const wait = (ms: number) => {
    atMs += ms;
  };
  return { recorder, wait };
}

const totals = (track: readonly Movement[]) => ({
  px: track.reduce((sum, [dx]) => sum + dx, 0),
  ms: track.reduce((sum, [, , ms]) => sum + ms, 0),
});

test.each([
  ['60 Hz for 4 s', 60, 4],
  ['144 Hz for 2 s', 144, 2],
  ['240 Hz for 20 s', 240, 20],
])('a drag over 200 px at %s sums up to its place and its time', (_name, hz, seconds) => {
  const { recorder, wait } = begin();
  const frames = hz * seconds;
  wait(25_000);
  recorder.startDrag();
  for (let frame = 0; frame <= frames; frame += 1) {
    recorder.moveTo(200 * (1 - (1 - frame / frames) ** 3));
    wait(1000 / hz);
  }
  expect(recorder.endDrag()).toBe(true);
  const { place, track, isDragged } = recorder;
  expect([place, totals(track), isDragged]).toEqual([200, { px: 200, ms: seconds * 1000 }, true]);
  expect(track.length).toBeLessThanOrEqual(200);
  expect(track.length).toBeGreaterThan(100);
});

test('250 presses of an arrow key sum up to the end of the bar, in steps that keys make', () => {
  const { recorder, wait } = begin();
  for (let press = 0; press < 250; press += 1) {
    recorder.moveTo(recorder.place + 1);
    wait(33);
  }
  const { place, track, isDragged } = recorder;
  expect([place, totals(track), isDragged]).toEqual([250, { px: 250, ms: 33 * 249 }, false]);
  expect(Math.max(...track.map(([dx]) => dx))).toBeLessThanOrEqual(10);
});

const keys = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

test('any keys, however many, sum up to their place and stay steps, but for those to an end of the bar', () => {
  const presses = fc.array(fc.tuple(fc.constantFrom(...keys), fc.nat(60)), { minLength: 150, maxLength: 1000 });
  fc.assert(
    fc.property(presses, (pressed) => {
      const { recorder } = begin();
      for (const [key, times] of pressed) {
        for (let time = 0; time <= times; time += 1) {
          recorder.moveTo(placeAfterKey(recorder.place, { key, shiftKey: false }, 250) ?? 0);
        }
      }
      const { place, track } = recorder;
      expect([totals(track).px, track.length <= 200]).toEqual([place, true]);
      let reached = 0;
      for (const [dx] of track) {
        reached += dx;
        if (reached !== 0 && reached !== 250) expect(Math.abs(dx)).toBeLessThanOrEqual(10);
      }
    }),
    { numRuns: 30 },
  );
});

test('the wildest drag sums up to its place', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 300 }), { minLength: 201, maxLength: 2000 }), (places) => {
      const { recorder } = begin();
      recorder.startDrag();
      for (const place of places) recorder.moveTo(place);
      expect([totals(recorder.track).px, recorder.track.length <= 200]).toEqual([recorder.place, true]);
    }),
    { numRuns: 50 },
  );
});

test('a drag begins its own clock, after what the keys have moved', () => {
  const { recorder, wait } = begin();
  for (const place of [10, 20, 30]) {
    wait(9000);
    recorder.moveTo(place);
  }
  wait(9000);
  recorder.startDrag();
  recorder.moveTo(40, 2);
  wait(16);
  recorder.moveTo(45, -1);
  recorder.endDrag();
  expect([recorder.place, recorder.track]).toEqual([
    45,
    [
      [30, 0, 0],
      [10, 2, 0],
      [5, -1, 16],
    ],
  ]);
});

test.each([0, 3])('a press that slips %i px leaves everything as it was', (slip) => {
  const { recorder, wait } = begin();
  recorder.moveTo(10);
  wait(50);
  recorder.moveTo(20);
  const { track } = recorder;
  recorder.startDrag();
  recorder.moveTo(20 + slip);
  expect(recorder.endDrag()).toBe(false);
  expect([recorder.place, recorder.track, recorder.isDragged]).toEqual([20, track, false]);
});

test('a drag that is broken off leaves everything as it was', () => {
  const { recorder } = begin();
  recorder.moveTo(10);
  const { track } = recorder;
  recorder.startDrag();
  recorder.moveTo(90);
  recorder.cancelDrag();
  expect([recorder.place, recorder.track, recorder.isDragged]).toEqual([10, track, false]);
});
