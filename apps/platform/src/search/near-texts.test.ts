import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNear, isOneSlipAway } from './near-texts.ts';

describe('one slip of the hand', () => {
  it.each([
    ['冬季施工', '冬期施工', true],
    ['螺纹', '螺纹钢', true],
    ['螺纹钢筋', '螺纹钢', true],
    ['纹螺钢', '螺纹钢', true],
    ['螺纹钢', '螺纹钢', false],
    ['钢纹螺', '螺纹钢', false],
    ['螺纹', '螺纹钢筋', false],
    ['abdc', 'abcde', false],
  ])('%s and %s: %s', (left, right, isAway) => {
    expect(isOneSlipAway([...left], [...right])).toBe(isAway);
    expect(isOneSlipAway([...right], [...left])).toBe(isAway);
  });

  it('is what a change, a loss and a swap make', () => {
    const word = fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd'), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(word, fc.nat(), (characters, at) => {
        const index = at % characters.length;
        expect(isOneSlipAway(characters, characters.toSpliced(index, 1, 'x'))).toBe(true);
        expect(isOneSlipAway(characters, characters.toSpliced(index, 1))).toBe(true);
        expect(isOneSlipAway(characters, characters.toSpliced(index, 0, 'x'))).toBe(true);
        expect(isOneSlipAway(characters, characters.toSpliced(index, 1, 'x').toSpliced(0, 0, 'y', 'z'))).toBe(false);
      }),
    );
  });
});

describe('the piece of a text', () => {
  it.each([
    ['关于加强冬期施工管理的通知', '冬季施工', '冬期施工'],
    ['抗震螺纹钢 HRB400E 报价', 'hrb40e', 'HRB400E'],
    ['ＢＩＭ设计', 'bmi', 'ＢＩＭ'],
    ['水泥', '钢筋混', undefined],
    ['螺，纹钢', '螺纹钢', '纹钢'],
    ['HRB400E', 'hrb4', undefined],
  ])('in %s near %s is %s', (text, word, found) => expect(findNear(text, word)).toBe(found));
});
