/** Signs that begin no line stay with what is before them; those that end none with what follows. */
const WORDS = /[（《〈「『“‘【〔]*(?:[!-~]+|\S)[，。、；：！？）》〉」』”’】〕…—·％℃]*|\s/gu;

/**
 * Breaks a text into lines: between Chinese characters, between the words of other scripts, and within what is wider
 * than a line.
 *
 * @param width of a line, in the unit of `widthOf`
 */
export function wrapLines(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    const end = () => {
      lines.push(line.trimEnd());
      [line, used] = ['', 0];
    };
    for (const word of paragraph.match(WORDS) ?? []) {
      const size = widthOf(word);
      if (used + size > width && line !== '') end();
      // A blank at the place of a break is the break.
      if (line === '' && lines.length > 0 && word.trim() === '') continue;
      for (const piece of size > width ? word : [word]) {
        const pieceSize = widthOf(piece);
        if (used + pieceSize > width && line !== '') end();
        line += piece;
        used += pieceSize;
      }
    }
    end();
    return lines;
  });
}
