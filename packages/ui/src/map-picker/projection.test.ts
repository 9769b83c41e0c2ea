import { describe, expect, it } from 'vitest';
import { canvas, isInside, moved, pointAt, readableNames, spotOf, stepOf, viewOf } from './projection.ts';

const changchun = { longitude: 125.3235, latitude: 43.8171 };
const jilin = { longitude: 126.5494, latitude: 43.8378 };
const baicheng = { longitude: 122.8387, latitude: 45.6196 };

describe('the view of a map', () => {
  it('has all its points in it', () => {
    const points = [changchun, jilin, baicheng];
    const view = viewOf(points);
    expect(points.every((point) => isInside(view, point))).toBe(true);
  });

  it('of one point is centred on it and near', () => {
    const view = viewOf([changchun]);
    expect(view).toEqual({ centre: changchun, metresPerPixel: 1 });
    expect(spotOf(view, changchun)).toEqual({ x: canvas.width / 2, y: canvas.height / 2 });
  });

  it('leads from a spot to a point and back', () => {
    const view = viewOf([changchun, jilin]);
    const spot = { x: 100, y: 300 };
    const back = spotOf(view, pointAt(view, spot));
    expect(back.x).toBeCloseTo(spot.x, 1);
    expect(back.y).toBeCloseTo(spot.y, 1);
  });

  it('moves by metres, east and north', () => {
    const view = viewOf([changchun]);
    const { x, y } = spotOf(view, moved(view, changchun, 100, 10));
    expect(x - canvas.width / 2).toBeCloseTo(100, 0);
    expect(canvas.height / 2 - y).toBeCloseTo(10, 0);
  });

  it.each([
    [1, 10],
    [2, 10],
    [5, 10],
    [50, 100],
    [1500, 10_000],
  ])('at %d metres a pixel a key moves %d metres', (metresPerPixel, step) => {
    expect(stepOf({ centre: changchun, metresPerPixel })).toBe(step);
  });

  it('leaves out names that would cover another one', () => {
    const dots = [
      { x: 10, y: 10, name: '四平站' },
      { x: 14, y: 12, name: '四平东站' },
      { x: 10, y: 30, name: '辽源站' },
      { x: 60, y: 10, name: '通化站' },
    ];
    expect(readableNames(dots)).toEqual([true, false, true, true]);
  });
});
