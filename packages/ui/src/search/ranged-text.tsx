/** A part of a text, in UTF-16 units. */
interface TextRange {
  readonly start: number;
  readonly len: number;
}

/** A text and the parts of it that were looked for, in order and without overlaps. */
export interface RangedText {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

interface Piece {
  readonly text: string;
  readonly isFound: boolean;
  readonly start: number;
}

/** Cuts a text at its ranges; put together again, the pieces are the text. A range that does not fit is left out. */
export function cutAtRanges({ text, ranges }: RangedText): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, isFound: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), isFound, start: end });
    end = Math.max(end, to);
  };
  for (const { start, len } of ranges) {
    if (start < end || len <= 0 || start + len > text.length) continue;
    add(start, false);
    add(start + len, true);
  }
  add(text.length, false);
  return pieces;
}

/**
 * A text with what was found in it marked.
 *
 * @param className of the marks
 */
export function RangeMarks({ of, className }: { readonly of: RangedText; readonly className: string }) {
  return cutAtRanges(of).map(({ text, isFound, start }) =>
    isFound ? (
      <mark key={start} className={className}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
