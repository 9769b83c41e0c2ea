import { createRecorder } from '@jianzhu/ui/slider-captcha/recorder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHumanSolution, rhythmOf, type Track } from './movement.ts';

const TARGET = 120;
const HAND = [
  [90, 3, 250],
  [18, -1, 120],
  [9, 0, 80],
  [2, 0, 60],
  [1, 0, 40],
] as const satisfies Track;

const judge = (track: Track, by: 'pointer' | 'keyboard' | 'buttons' = 'pointer', x = TARGET) =>
  isHumanSolution({ x, track, by }, { targetX: TARGET, shownMs: 60_000 });

describe('a movement of the captcha’s piece (domain 18.4)', () => {
  it('of a hand passes', () => expect(judge(HAND)).toBe(true));

  it.each([
    ['60 Hz for 4 s', 60, 4],
    ['144 Hz for 2 s', 144, 2],
    ['240 Hz for 10 s', 240, 10],
  ])('of a hand passes as the puzzles record it: over 200 px at %s', (_name, hz, seconds) => {
    let atMs = 0;
    const recorder = createRecorder({ lastPlace: 250, longestStep: 10, nowMs: () => atMs });
    recorder.startDrag();
    const frames = hz * seconds;
    for (let frame = 0; frame <= frames; frame += 1) {
      recorder.moveTo(200 * (1 - (1 - frame / frames) ** 3));
      atMs += 1000 / hz;
    }
    const { place: x, track } = recorder;
    expect(isHumanSolution({ x, track, by: 'pointer' }, { targetX: 200, shownMs: 60_000 })).toBe(true);
  });

  it('of 243 arrow keys passes as the puzzles record it', () => {
    let atMs = 0;
    const recorder = createRecorder({ lastPlace: 250, longestStep: 10, nowMs: () => atMs });
    for (let press = 0; press < 243; press += 1) {
      recorder.moveTo(recorder.place + 1);
      atMs += 33;
    }
    const { place: x, track } = recorder;
    expect(isHumanSolution({ x, track, by: 'keyboard' }, { targetX: 243, shownMs: 60_000 })).toBe(true);
  });

  it.each<[string, Track]>([
    ['too few points', [HAND[0], HAND[1], HAND[2], [3, 0, 50]]],
    ['too fast', HAND.map(([dx, dy]) => [dx, dy, 10])],
    ['too slow', HAND.map(([dx, dy, ms]) => [dx, dy, ms + 5000])],
    ['even and straight', Array.from({ length: 12 }, () => [10, 0, 50])],
    ['that ends elsewhere', HAND.map(([dx, dy, ms], index) => [index === 0 ? dx - 30 : dx, dy, ms])],
    ['with time running back', [[90, 3, 400], ...HAND.slice(1, 4), [1, 0, -40]]],
  ])('by pointer does not pass: %s', (_name, track) => expect(judge(track)).toBe(false));

  it('along a curve passes when its moments are uneven, and slows down at its end', () => {
    const curve = (ms: (at: number) => number, ease: (share: number) => number): Track => {
      const places = Array.from({ length: 21 }, (_, at) => Math.round(TARGET * ease(at / 20)));
      return places.slice(1).map((place, at) => [place - (places[at] ?? 0), at % 3, ms(at)] as const);
    };
    const slowingDown = (share: number) => 1 - (1 - share) ** 3;
    expect(judge(curve((at) => 14 + (at % 4), slowingDown))).toBe(true);
    expect(judge(curve(() => 16, slowingDown))).toBe(false);
    expect(
      judge(
        curve(
          (at) => 14 + (at % 4),
          (share) => share ** 3,
        ),
      ),
    ).toBe(false);
    expect(
      judge(
        curve(
          (at) => 14 + (at % 4),
          (share) => share,
        ),
      ),
    ).toBe(false);
  });

  it('is told from others by its moments, wherever it goes', () => {
    const track = Array.from({ length: 20 }, (_, at) => [at, 0, 10 + (at % 7)] as const);
    const scaled = track.map(([dx, dy, ms]) => [dx * 2, dy + 1, ms] as const);
    const rhythm = rhythmOf({ track });
    expect(rhythm).toBeDefined();
    expect(rhythmOf({ track: scaled })).toBe(rhythm);
    expect(rhythmOf({ track: HAND })).toBeUndefined();
  });

  it('passes only when there was time for it since the picture was shown', () => {
    const taken = HAND.reduce((total, [, , ms]) => total + ms, 0);
    const judgeShown = (shownMs: number) =>
      isHumanSolution({ x: TARGET, track: HAND, by: 'pointer' }, { targetX: TARGET, shownMs });
    expect([judgeShown(taken), judgeShown(taken - 101)]).toEqual([true, false]);
  });

  it('by keyboard may go to an end of the bar at once', () => {
    const back = Array.from({ length: 13 }, () => [-10, 0, 50] as const);
    expect(judge([[250, 0, 300], ...back], 'keyboard')).toBe(true);
  });

  it.each(['keyboard', 'buttons'] as const)('by %s may be even, and not one leap', (by) => {
    expect(
      judge(
        Array.from({ length: 12 }, () => [10, 0, 50] as const),
        by,
      ),
    ).toBe(true);
    const steps = (px: number, ms: number): Track => Array.from({ length: TARGET / px }, () => [px, 0, ms] as const);
    expect(judge(steps(1, 31), by)).toBe(true);
    expect(judge(steps(1, 29), by)).toBe(false);
    expect(judge(steps(12, 100), by)).toBe(false);
    expect(judge([[118, 0, 300], ...steps(1, 100).slice(118)], by)).toBe(false);
  });

  it('never passes more than 5 px beside its place', () => {
    const step = fc.tuple(fc.integer({ min: -50, max: 250 }), fc.integer({ min: -9, max: 9 }), fc.nat(900));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 0, max: 250 }), (track, x) => {
        fc.pre(Math.abs(x - TARGET) > 5);
        expect(judge(track, 'pointer', x)).toBe(false);
      }),
    );
  });
});
