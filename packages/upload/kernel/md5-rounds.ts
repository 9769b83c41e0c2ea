import { MD5_STEPS, type Md5Step } from '../src/hash/md5-steps.ts';
import { type Code, get, set, type WordArithmetic } from './instructions.ts';

/** Which locals the rounds work on. */
export interface RoundLocals {
  /** A, B, C and D. */
  readonly state: readonly [number, number, number, number];
  /** First of the sixteen message words. */
  readonly message: number;
  /** Free for use within a step. */
  readonly scratch: number;
}

/** The 64 steps of one block, unrolled: the state's locals hold the sums before the block's own state is added. */
export function md5Rounds(word: WordArithmetic, { state, message, scratch }: RoundLocals): Code {
  return MD5_STEPS.flatMap((step, index) => {
    // Each step writes the word that the step before read as D, so the names turn instead of the values.
    const at = (name: number): number => state[(name - index + 64) & 3] ?? 0;
    const [a, b, c, d] = [at(0), at(1), at(2), at(3)];
    const addend = word.add(word.add(get(a), get(message + step.word)), word.constant(step.constant));
    const sum = addMixed(word, step.round, addend, { b: get(b), c: get(c), d: get(d) });
    return set(a, word.add(word.rotateLeft(scratch, sum, step.rotation), get(b)));
  });
}

type Mixed = { readonly b: Code; readonly c: Code; readonly d: Code };

/**
 * Adds F, G, H or I of B, C and D. B is the result of the step before, so what does not need it comes first: G's two
 * terms share no bit and may be added instead of or-ed, which takes one operation off the chain that bounds the speed.
 */
function addMixed(word: WordArithmetic, round: Md5Step['round'], addend: Code, { b, c, d }: Mixed): Code {
  const mixers: Record<Md5Step['round'], () => Code> = {
    0: () => word.add(addend, word.xor(word.and(word.xor(c, d), b), d)),
    1: () => word.add(word.add(addend, word.andNot(c, d)), word.and(d, b)),
    2: () => word.add(addend, word.xor(word.xor(c, d), b)),
    3: () => word.add(addend, word.xor(word.or(word.not(d), b), c)),
  };
  return mixers[round]();
}
