import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

/** Han characters are two wide. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '~' ? 2 : 1), 0);
const wrap = (text: string, width: number) => wrapLines(text, width, widthOf);

describe('wrapLines', () => {
  it('breaks between Chinese characters and between words', () => {
    expect(wrap('建设工程施工合同', 8)).toEqual(['建设工程', '施工合同']);
    expect(wrap('the grade HRB400E is', 10)).toEqual(['the grade', 'HRB400E is']);
  });

  it('begins no line with a closing sign and ends none with an opening one', () => {
    expect(wrap('建设工程。施工', 8)).toEqual(['建设工', '程。施工']);
    expect(wrap('建设工《施工》', 8)).toEqual(['建设工', '《施工》']);
  });

  it('keeps the breaks of the text, empty lines among them', () => {
    expect(wrap('一\n\n二', 8)).toEqual(['一', '', '二']);
    expect(wrap('', 8)).toEqual(['']);
  });

  it('loses nothing but blanks, and is never wider than the line', () => {
    const letters = fc.constantFrom(...'建设，。《》（） abcHRB400E\n砼');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 80 }), fc.integer({ min: 2, max: 30 }), (chosen, width) => {
        const text = chosen.join('');
        const lines = wrap(text, width);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
      }),
    );
  });
});
