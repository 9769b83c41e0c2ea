import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf } from './draw-share-picture.ts';

const widthOf = (text: string) => [...text].length;

it('breaks a text at the width', () => {
  expect(linesOf('吉林省建筑业数字平台', 4, 5, widthOf)).toEqual(['吉林省建', '筑业数字', '平台']);
  expect(linesOf('', 4, 5, widthOf)).toEqual([]);
});

it('ends with an ellipsis what has no room', () => {
  expect(linesOf('吉林省建筑业数字平台', 4, 2, widthOf)).toEqual(['吉林省建', '筑业数…']);
});

it('loses nothing of a text that has room, and never takes more than it may', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      (text, width, most) => {
        const lines = linesOf(text, width, most, widthOf);
        expect(lines.length).toBeLessThanOrEqual(most);
        expect(lines.every((line) => widthOf(line) <= width)).toBe(true);
        const isCut = lines.at(-1)?.endsWith('…') && !text.trimEnd().endsWith('…');
        if (!isCut) expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      },
    ),
  );
});
