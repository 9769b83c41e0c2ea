import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, type TextPiece } from './compare-texts.server.ts';

const words = (pieces: readonly TextPiece[], left: TextPiece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');

describe('compareTexts', () => {
  it('marks the words that came and those that went', () => {
    const pieces = compareTexts('<p>答复时限为30日。</p>', '<p>答复时限为15个工作日。</p>');
    expect(words(pieces, 'added')).toBe('答复时限为30日。');
    expect(words(pieces, 'removed')).toBe('答复时限为15个工作日。');
    expect(pieces[0]).toEqual({ kind: 'same', text: '答复时限为' });
  });

  it('has one piece for equal texts, whatever their markup', () => {
    expect(compareTexts('<p>甲</p>', '<div><b>甲</b></div>')).toEqual([{ kind: 'same', text: '甲' }]);
  });

  it('gives back both texts, whatever they are', () => {
    const line = fc.stringMatching(/^[甲乙丙丁 a-c1-3，。]{0,12}$/);
    const text = fc.array(line, { maxLength: 6 });
    const html = (lines: readonly string[]) => lines.map((each) => `<p>${each}</p>`).join('');
    const plain = (lines: readonly string[]) =>
      lines.map((each) => each.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
    fc.assert(
      fc.property(text, text, (older, newer) => {
        const pieces = compareTexts(html(older), html(newer));
        expect(words(pieces, 'added')).toBe(plain(older).join('\n'));
        expect(words(pieces, 'removed')).toBe(plain(newer).join('\n'));
      }),
    );
  });
});
