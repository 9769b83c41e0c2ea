import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeZone, leastSide, movedZone, overlappingZones, resizedZone, type Zone, zoneBetween } from './zone.ts';

const percent = fc.double({ min: -40, max: 140, noNaN: true });
const isInside = ({ x, y, w, h }: Zone) => x >= 0 && y >= 0 && x + w <= 100.001 && y + h <= 100.001;

test('an area drawn, moved and resized stays inside its picture, and large enough to be pressed', () => {
  fc.assert(
    fc.property(percent, percent, percent, percent, percent, percent, (ax, ay, bx, by, dx, dy) => {
      const drawn = zoneBetween(ax, ay, bx, by);
      for (const zone of [drawn, movedZone(drawn, dx, dy), resizedZone(drawn, dx, dy)]) {
        expect(isInside(zone)).toBe(true);
        expect(Math.min(zone.w, zone.h)).toBeGreaterThanOrEqual(leastSide);
      }
    }),
  );
});

test('it is drawn from any corner', () => {
  expect(zoneBetween(60, 50, 20, 10)).toEqual({ x: 20, y: 10, w: 40, h: 40 });
});

test('areas that share an edge do not overlap', () => {
  const left = { x: 0, y: 0, w: 50, h: 50 };
  expect(overlappingZones([left, { ...left, x: 50 }])).toEqual(new Set());
  expect(overlappingZones([left, { x: 80, y: 80, w: 5, h: 5 }, { ...left, x: 49 }])).toEqual(new Set([0, 2]));
});

test('a new area takes room that is free, as long as there is some', () => {
  expect(freeZone([{ x: 0, y: 0, w: 30, h: 10 }])).toEqual({ x: 40, y: 0, w: 20, h: 20 });
  expect(freeZone([{ x: 0, y: 0, w: 100, h: 100 }])).toBeNull();
});
