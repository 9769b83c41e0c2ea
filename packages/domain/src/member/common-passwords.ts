import {
  COMMON_DIGITS,
  COMMON_WORDS,
  GIVEN_SYLLABLES,
  KEY_WALKS,
  SHORT_GIVEN_NAMES,
  SURNAMES,
} from './common-words.ts';

/** Characters that stand for letters. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '5': 's', $: 's', '7': 't', '2': 'z' },
};
const WALK_MIN_LENGTH = 3;
/** Digits that may stand around a common word without making it another password. */
const LOOSE_DIGITS = 4;
/** Letters that with nothing but predictable digits are no word: `a123456`, `qq112233`. */
const FEW_LETTERS = 3;
const MOST_WALKS = 4;
const LOOSE_BESIDE = 2;

/**
 * Whether everybody tries this password among the first (domain rules 18.2): common words, names and walks over the
 * keyboard, whatever the case, with letters replaced by look-alikes and digits, years or signs around them.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (isWalk(lower)) return true;
  return splits(lower).some(({ stem, digits }) => {
    if (stem.length <= FEW_LETTERS) return isPredictable(digits);
    if (SURNAMES.has(stem)) return isPredictable(digits);
    return (digits.length <= LOOSE_DIGITS || isPredictable(digits)) && isCommonStem(stem);
  });
}

interface Split {
  readonly stem: string;
  readonly digits: string;
}

/** The letters in the middle, and the digits around them; once as typed, once with look-alikes read as letters. */
function splits(lower: string): readonly Split[] {
  const plain = lower.replace(/[^a-z\d]/g, '');
  const letters = plain.replace(/\d/g, '');
  const together = { stem: letters, digits: plain.replace(/\D/g, '') };
  const alike = [...leadingAndTrailing(lower)].map(({ stem, digits }) => ({ stem: readLookAlikes(stem), digits }));
  return [together, ...alike];
}

/** Every way to take digits and signs off both ends of the text. */
function* leadingAndTrailing(lower: string): Generator<Split> {
  const starts = [0, /^[^a-z]*/.exec(lower)?.[0].length ?? 0];
  const tail = /[^a-z]*$/.exec(lower)?.[0].length ?? 0;
  for (const start of starts) {
    for (let end = lower.length - tail; end <= lower.length; end += 1) {
      if (end <= start) continue;
      const around = lower.slice(0, start) + lower.slice(end);
      yield { stem: lower.slice(start, end), digits: around.replace(/\D/g, '') };
    }
  }
}

function readLookAlikes(text: string): string {
  return [...text]
    .map((character) => STANDS_FOR[character] ?? character)
    .join('')
    .replace(/[^a-z]/g, '');
}

function isCommonStem(stem: string): boolean {
  return isCommonText(stem) || isCommonName(stem) || isRepeated(stem) || isWalk(stem);
}

/** One common word or two. */
function isCommonText(stem: string): boolean {
  if (COMMON_WORDS.has(stem)) return true;
  return everyCut(stem, (left, right) => COMMON_WORDS.has(left) && (COMMON_WORDS.has(right) || isCommonName(right)));
}

/** A full name of three syllables, or a common one of two. */
function isCommonName(stem: string): boolean {
  return everyCut(
    stem,
    (surname, given) =>
      SURNAMES.has(surname) &&
      (SHORT_GIVEN_NAMES.has(given) ||
        everyCut(given, (first, second) => GIVEN_SYLLABLES.has(first) && GIVEN_SYLLABLES.has(second))),
  );
}

function everyCut(text: string, fits: (left: string, right: string) => boolean): boolean {
  return Array.from(text, (_, at) => at).some((at) => at > 0 && fits(text.slice(0, at), text.slice(at)));
}

/** The same part again and again: `abcabc`, `aaaaaaaa`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/.test(text);
}

/** Nothing but walks over the keyboard or along the alphabet, forwards or backwards. */
function isWalk(text: string): boolean {
  return leastPieces(text, (part) => (part.length >= WALK_MIN_LENGTH && isOneWalk(part) ? 1 : null)) <= MOST_WALKS;
}

/**
 * What it costs to put a text together from parts; each end of a part is looked at once, so that no text takes long.
 *
 * @param cost of a part; null for what is none
 */
function leastPieces(text: string, cost: (part: string) => number | null): number {
  const least = [0];
  for (let end = 1; end <= text.length; end += 1) {
    least[end] = Number.POSITIVE_INFINITY;
    for (let start = 0; start < end; start += 1) {
      const before = least[start] ?? Number.POSITIVE_INFINITY;
      const own = before < (least[end] ?? 0) ? cost(text.slice(start, end)) : null;
      if (own !== null) least[end] = Math.min(least[end] ?? 0, before + own);
    }
  }
  return least[text.length] ?? Number.POSITIVE_INFINITY;
}

function isOneWalk(part: string): boolean {
  const back = [...part].reverse().join('');
  return isRepeated(part) || KEY_WALKS.some((walk) => walk.includes(part) || walk.includes(back));
}

/** Nothing but sequences, repetitions, years, dates and numbers with a meaning; one or two digits may stand beside. */
function isPredictable(digits: string): boolean {
  const looseDigits = (part: string) => (isPiece(part) ? 0 : part.length === 1 ? 1 : null);
  return leastPieces(digits, looseDigits) <= LOOSE_BESIDE;
}

const DATE = /^(19|20)\d\d((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])?)?$/;

function isPiece(part: string): boolean {
  if (isRepeated(part) || DATE.test(part) || COMMON_DIGITS.has(part)) return true;
  return part.length >= WALK_MIN_LENGTH && isOneWalk(part);
}
