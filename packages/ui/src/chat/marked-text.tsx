import { found } from './marked-text.css.ts';

/** A piece of a text that is, or is not, what was looked for. */
interface Piece {
  readonly text: string;
  readonly isFound: boolean;
  readonly start: number;
}

/** Cuts a text where the words stand in it, whatever their case. Put together again, the pieces are the text. */
export function cutAtWords(text: string, words: string): readonly Piece[] {
  const sought = words.trim().toLowerCase();
  // Letters that change their length with their case would move the cuts.
  const lower = text.toLowerCase();
  if (sought === '' || lower.length !== text.length) return [{ text, isFound: false, start: 0 }];
  const pieces: Piece[] = [];
  const add = (start: number, end: number, isFound: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), isFound, start });
  };
  let end = 0;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, end)) {
    add(end, at, false);
    end = at + sought.length;
    add(at, end, true);
  }
  add(end, text.length, false);
  return pieces;
}

/** A text with the words that were looked for marked in it. */
export function MarkedText({ text, words }: { readonly text: string; readonly words: string }) {
  return cutAtWords(text, words).map((piece) =>
    piece.isFound ? (
      <mark key={piece.start} className={found}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
