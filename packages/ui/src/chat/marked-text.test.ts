import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWords } from './marked-text.tsx';

test('words are marked wherever they stand, whatever their case', () => {
  const found = cutAtWords('HRB400e与hrb400E', ' hrb400E ').filter(({ isFound }) => isFound);
  expect(found.map(({ text, start }) => [text, start])).toEqual([
    ['HRB400e', 0],
    ['hrb400E', 8],
  ]);
});

test('the pieces of any text are the text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'İ', '钢', ' ') });
  fc.assert(
    fc.property(text, text, (whole, words) => {
      expect(
        cutAtWords(whole, words)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(whole);
    }),
  );
});
