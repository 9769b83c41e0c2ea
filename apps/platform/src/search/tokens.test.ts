import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRanges, fold } from './tokens.ts';

describe('ranges of a hit', () => {
  it('are places in the original, also where a character folds into several', () => {
    expect(findRanges('㎡单价与㎡', ['m2'])).toEqual([
      { start: 0, len: 1 },
      { start: 4, len: 1 },
    ]);
    expect(findRanges('ＢＩＭ设计', ['bim'])).toEqual([{ start: 0, len: 3 }]);
    expect(findRanges('螺紋鋼', [fold('纹钢')])).toEqual([{ start: 1, len: 2 }]);
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
