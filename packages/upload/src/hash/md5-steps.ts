/** MD5's initial state, the words A, B, C and D (RFC 1321, 3.3). */
export const INITIAL_STATE = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;

const ROTATIONS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** By how much and from where each round walks through the sixteen message words. */
const WALKS = [
  { factor: 1, start: 0 },
  { factor: 5, start: 1 },
  { factor: 3, start: 5 },
  { factor: 7, start: 0 },
] as const;

/** One of the 64 steps of RFC 1321, 3.4. */
export interface Md5Step {
  /** 0 to 3: which of the functions F, G, H and I mixes. */
  readonly round: 0 | 1 | 2 | 3;
  /** Index of the message word that is added. */
  readonly word: number;
  /** The constant that is added: 2^32 times the sine of the step's number, as a signed 32-bit integer. */
  readonly constant: number;
  /** Bits to rotate left by. */
  readonly rotation: number;
}

/** All steps in order. The generator of the kernels and the script kernel are both made from this table. */
export const MD5_STEPS: readonly Md5Step[] = ([0, 1, 2, 3] as const).flatMap((round) => {
  const { factor, start } = WALKS[round];
  const fourTimes = [0, 1, 2, 3].flatMap(() => ROTATIONS[round]);
  return fourTimes.map((rotation, position) => ({
    round,
    word: (position * factor + start) % 16,
    constant: Math.floor(Math.abs(Math.sin(round * 16 + position + 1)) * 2 ** 32) | 0,
    rotation,
  }));
});
