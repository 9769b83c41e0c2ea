import { describe, expect, it } from 'vitest';
import { isEdited, movedArea, resizedArea, turned, unedited } from './area.ts';

const picture = { width: 800, height: 400 };
const part = { x: 100, y: 50, width: 200, height: 100 };

describe('the part of a picture', () => {
  it('begins as the whole of it', () => {
    const whole = unedited(picture);
    expect(whole).toEqual({ turns: 0, area: { x: 0, y: 0, width: 800, height: 400 } });
    expect(isEdited(whole, picture)).toBe(false);
    expect(isEdited({ ...whole, turns: 2 }, picture)).toBe(true);
    expect(isEdited({ turns: 0, area: { ...whole.area, height: 399 } }, picture)).toBe(true);
  });

  it('moves as far as the edges', () => {
    expect(movedArea(part, 50, -10, picture)).toEqual({ ...part, x: 150, y: 40 });
    expect(movedArea(part, -900, -900, picture)).toEqual({ ...part, x: 0, y: 0 });
    expect(movedArea(part, 900, 900, picture)).toEqual({ ...part, x: 600, y: 300 });
  });

  it('grows and shrinks at a corner, the other one staying where it is', () => {
    const upperLeft = { horizontal: 'left', vertical: 'top' } as const;
    const lowerRight = { horizontal: 'right', vertical: 'bottom' } as const;
    expect(resizedArea(part, upperLeft, 20, -30, picture)).toEqual({ x: 120, y: 20, width: 180, height: 130 });
    expect(resizedArea(part, upperLeft, -900, 900, picture)).toEqual({ x: 0, y: 110, width: 300, height: 40 });
    expect(resizedArea(part, lowerRight, 900, 900, picture)).toEqual({ x: 100, y: 50, width: 700, height: 350 });
    expect(resizedArea(part, lowerRight, -900, -900, picture)).toEqual({ x: 100, y: 50, width: 40, height: 40 });
  });

  it('stays the same part when the picture is turned, four times to where it was', () => {
    const right = turned({ turns: 0, area: part }, 1, picture);
    expect(right).toEqual({ turns: 1, area: { x: 250, y: 100, width: 100, height: 200 } });
    expect(turned(right, -1, picture)).toEqual({ turns: 0, area: part });
    expect(turned({ turns: 0, area: part }, -1, picture)).toEqual({
      ...{ turns: 3, area: { x: 50, y: 500, width: 100, height: 200 } },
    });
    let edit = { turns: 0, area: part };
    for (let times = 0; times < 4; times += 1) edit = turned(edit, 1, picture);
    expect(edit).toEqual({ turns: 0, area: part });
  });
});
