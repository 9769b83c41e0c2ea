import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPicture } from './picture-time.ts';

const LIFE_MS = 120_000;

let isHidden = false;
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden;
    },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow(lifeMs = LIFE_MS) {
  const told: [what: string, atMs: number][] = [];
  const startMs = Date.now();
  const tell = (what: string) => () => void told.push([what, Date.now() - startMs]);
  const stop = followPicture({ untilMs: startMs + lifeMs, onSoon: tell('soon'), onOver: tell('over') });
  return { told, stop };
}

test('tells once, 20 s before the end, and once at the end', () => {
  const { told } = follow();
  vi.advanceTimersByTime(99_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([
    ['soon', 100_000],
    ['over', 120_000],
  ]);
});

test.each([
  [15_000, ['soon']],
  [0, ['over']],
])('of a picture that is good for %i ms more it tells at once', (lifeMs, at) => {
  const { told } = follow(lifeMs);
  expect(told.map(([what]) => what)).toEqual(at);
});

test('changes no picture of a page that nobody looks at, and the one of who comes back at once', () => {
  const { told } = follow();
  isHidden = true;
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual([['soon', 100_000]]);
  isHidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([
    ['soon', 100_000],
    ['over', 600_000],
  ]);
});

test('says it once however often the page is looked at, and nothing once it was stopped', () => {
  const { told, stop } = follow();
  vi.advanceTimersByTime(110_000);
  for (let time = 0; time < 3; time += 1) page.dispatchEvent(new Event('visibilitychange'));
  stop();
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([['soon', 100_000]]);
});
