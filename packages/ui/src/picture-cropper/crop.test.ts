import { describe, expect, it } from 'vitest';
import { middleCrop, movedCrop, zoomedCrop, zoomOf } from './crop.ts';

const wide = { width: 800, height: 400 };

describe('the square of a picture', () => {
  it('begins as the largest one in the middle', () => {
    expect(middleCrop(wide)).toEqual({ x: 200, y: 0, side: 400 });
    expect(middleCrop({ width: 300, height: 900 })).toEqual({ x: 0, y: 300, side: 300 });
  });

  it('moves as far as the edges', () => {
    expect(movedCrop(middleCrop(wide), 50, 10, wide)).toEqual({ x: 250, y: 0, side: 400 });
    expect(movedCrop(middleCrop(wide), -900, 0, wide)).toEqual({ x: 0, y: 0, side: 400 });
    expect(movedCrop(middleCrop(wide), 900, 0, wide)).toEqual({ x: 400, y: 0, side: 400 });
  });

  it('is enlarged around its middle, at most four times, and back', () => {
    const near = zoomedCrop(middleCrop(wide), 2, wide);
    expect(near).toEqual({ x: 300, y: 100, side: 200 });
    expect(zoomOf(near, wide)).toBe(2);
    expect(zoomOf(zoomedCrop(near, 9, wide), wide)).toBe(4);
    expect(zoomedCrop(movedCrop(near, 900, 900, wide), 1, wide)).toEqual({ x: 400, y: 0, side: 400 });
    expect(zoomOf(zoomedCrop(near, 0, wide), wide)).toBe(1);
  });
});
