import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitTurned } from './turned-fit.ts';

const sides = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
const turns = fc.integer({ min: -8, max: 8 });

test('a picture smaller than the box keeps its size, turned or not', () => {
  const natural = { width: 300, height: 200 };
  expect(fitTurned(natural, { width: 1000, height: 800 }, 0)).toEqual({ picture: natural, frame: natural });
  expect(fitTurned(natural, { width: 1000, height: 800 }, -1)).toEqual({
    picture: natural,
    frame: { width: 200, height: 300 },
  });
});

test('a wide picture turned upright is as high as the box', () => {
  const fit = fitTurned({ width: 4000, height: 3000 }, { width: 1600, height: 800 }, 1);
  expect(fit.frame).toEqual({ width: 600, height: 800 });
  expect(fit.picture).toEqual({ width: 800, height: 600 });
});

test('the turned outline never leaves the box, and one side touches it when the picture is larger', () => {
  fc.assert(
    fc.property(sides, sides, turns, (natural, box, quarterTurns) => {
      const { picture, frame } = fitTurned(natural, box, quarterTurns);
      expect(frame.width).toBeLessThanOrEqual(box.width + 1e-6);
      expect(frame.height).toBeLessThanOrEqual(box.height + 1e-6);
      expect(picture.width).toBeLessThanOrEqual(natural.width);
      expect(picture.width * natural.height).toBeCloseTo(picture.height * natural.width, 3);
      const isReduced = picture.width < natural.width;
      const gap = Math.min(box.width - frame.width, box.height - frame.height);
      if (isReduced) expect(gap).toBeCloseTo(0, 6);
    }),
  );
});

test('four quarters are as good as none', () => {
  fc.assert(
    fc.property(sides, sides, turns, (natural, box, quarterTurns) => {
      expect(fitTurned(natural, box, quarterTurns + 4)).toEqual(fitTurned(natural, box, quarterTurns));
    }),
  );
});
