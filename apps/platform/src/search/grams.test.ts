import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentGrams, wordGrams } from './grams.ts';
import { fold } from './tokens.ts';

describe('grams of the search (platform 3)', () => {
  it.each([
    ['冬期', ['冬', '冬期', '期']],
    ['C8冬期', ['c', 'c8', '冬', '冬期', '期']],
    ['—', []],
  ])('of the text %s', (text, grams) => expect(documentGrams('', '', fold(text))).toEqual(grams));

  it('say what stands in title and tag, and what the title begins with', () => {
    expect(documentGrams('盘螺 A1', '钢', '')).toEqual(
      expect.arrayContaining(['@盘', '@盘螺', '@a1', '@钢', '^盘', '^盘螺']),
    );
    expect(documentGrams('A1盘螺', '', '').filter((gram) => gram.startsWith('^'))).toEqual(['^a', '^a1']);
  });

  it.each([
    ['施工', ['施工']],
    ['施', ['施']],
    ['bim 设计图', ['bim', '设计', '计图']],
    ["'); drop", ['drop']],
    ['%_\\', []],
  ])('of the word %s', (word, grams) => expect(wordGrams(word)).toEqual(grams));

  it('hold only letters and digits behind their sign, and whatever holds a word has all grams of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const grams = documentGrams(text, text, fold(text));
        for (const gram of grams) expect(gram).toMatch(/^[@^]?[\p{L}\p{N}]+$/u);
      }),
    );
    const word = fc.string({ unit: fc.constantFrom('a', '1', '施', '工', '期'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(word, word, word, (before, sought, after) => {
        const grams = new Set(documentGrams('', '', `${before} ${sought}${after}`));
        for (const gram of wordGrams(sought)) expect(grams).toContain(gram);
      }),
    );
  });
});
