import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentTokens, findRanges, fold, searchParts, toQuery } from './tokens.ts';

describe('tokens of the search (platform 3)', () => {
  it.each([
    ['冬期施工', ['冬期', '期施', '施工', '工']],
    ['BIM正向设计', ['bim', '正向', '向设', '设计', '计']],
    ['ＨＲＢ４００E', ['hrb400e']],
    ['—', []],
  ])('of %s', (text, tokens) => expect(documentTokens(text)).toEqual(tokens));

  it.each([
    ['施工', `'施工'`],
    ['施', `'施':*`],
    ['Bim 设计图', `'bim':* & '设计' & '计图'`],
    ["'); drop", `'drop':*`],
    ['%_\\', undefined],
  ])('ask for %s', (keyword, query) => expect(toQuery(searchParts(keyword))).toBe(query));

  it('hold only letters and digits, whatever the text, so that a query cannot be broken out of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const token of documentTokens(text)) expect(token).toMatch(/^[\p{L}\p{N}]+$/u);
        expect(toQuery(searchParts(text)) ?? '').toMatch(/^('[\p{L}\p{N}]+'(:\*)?( & |$))*$/u);
      }),
    );
  });
});

describe('ranges of a hit', () => {
  it('are places in the original, also where a character folds into several', () => {
    expect(findRanges('㎡单价与㎡', ['m2'])).toEqual([
      { start: 0, len: 1 },
      { start: 4, len: 1 },
    ]);
    expect(findRanges('ＢＩＭ设计', ['bim'])).toEqual([{ start: 0, len: 3 }]);
  });

  it('do not overlap and hold one of the parts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '施', '工', 'Ａ') });
    fc.assert(
      fc.property(
        text,
        fc.array(
          text.filter((part) => part !== ''),
          { minLength: 1, maxLength: 3 },
        ),
        (whole, words) => {
          const parts = words.map(fold);
          const ranges = findRanges(whole, parts);
          for (const [index, { start, len }] of ranges.entries()) {
            expect(parts).toContain(fold(whole.slice(start, start + len)));
            expect(start).toBeGreaterThanOrEqual((ranges[index - 1]?.start ?? 0) + (ranges[index - 1]?.len ?? 0));
          }
          expect(ranges.length > 0).toBe(parts.some((part) => fold(whole).includes(part)));
        },
      ),
    );
  });
});
