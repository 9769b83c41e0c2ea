import { IS_HAN } from './tokens.ts';

/** Runs of Chinese characters, and what stands between them, as `P.O42.5`. */
const STRETCHES = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;

/** The words of a search that was entered without blanks. */
export interface CutWords {
  readonly words: readonly string[];
  /** Whether each of them is known: then one that finds nothing is left out rather than taken for a name. */
  readonly areKnown: boolean;
}

/**
 * Cuts runs of Chinese characters into words: as few as there can be, known ones before unknown ones.
 *
 * @param known folded
 */
export function cutWords(parts: readonly string[], known: ReadonlySet<string>): CutWords {
  const words: string[] = [];
  let areKnown = true;
  for (const run of parts.flatMap((part) => part.match(STRETCHES) ?? [])) {
    if (!IS_HAN.test(run)) {
      words.push(run);
      continue;
    }
    for (const { word, isKnown } of cutRun([...run], known)) {
      words.push(word);
      areKnown &&= isKnown;
    }
  }
  return { words: [...new Set(words)], areKnown };
}

interface Piece {
  readonly word: string;
  readonly isKnown: boolean;
}

interface Way {
  readonly cost: number;
  readonly pieces: readonly Piece[];
}

/** Longer than any known word. */
const LONGEST = 12;
/** One unknown character costs more than any number of known words that a search has. */
const UNKNOWN = 100;

function cutRun(characters: readonly string[], known: ReadonlySet<string>): readonly Piece[] {
  const best: Way[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= characters.length; end += 1) {
    let found: Way | undefined;
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const word = characters.slice(start, end).join('');
      const isKnown = known.has(word);
      const before = best[start];
      if (before === undefined) continue;
      const cost = before.cost + (isKnown ? 1 : 2 + UNKNOWN * (end - start));
      if (found === undefined || cost < found.cost) found = { cost, pieces: [...before.pieces, { word, isKnown }] };
    }
    best[end] = found ?? { cost: 0, pieces: [] };
  }
  return best[characters.length]?.pieces ?? [];
}
