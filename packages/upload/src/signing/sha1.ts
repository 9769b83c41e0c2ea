import { paddedMessage } from './padded-message.ts';

const ROUNDS = 80;
const INITIAL_STATE = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);

type Mix = (b: number, c: number, d: number) => number;

/** Function and constant of each twenty rounds (FIPS 180-4, 4.1.1 and 4.2.1). */
const STAGES: readonly (readonly [Mix, number])[] = [
  [(b, c, d) => (b & c) | (~b & d), 0x5a827999],
  [(b, c, d) => b ^ c ^ d, 0x6ed9eba1],
  [(b, c, d) => (b & c) | (b & d) | (c & d), 0x8f1bbcdc],
  [(b, c, d) => b ^ c ^ d, 0xca62c1d6],
];

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

/** SHA-1 (FIPS 180-4) of a short message, for the first OSS signature alone. */
export function sha1(message: Uint8Array): Uint8Array {
  const blocks = paddedMessage(message);
  const state = INITIAL_STATE.slice();
  const words = new Int32Array(ROUNDS);
  const word = (index: number) => words[index] ?? 0;
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(block + i * 4);
    for (let i = 16; i < ROUNDS; i++) words[i] = rotate(word(i - 3) ^ word(i - 8) ^ word(i - 14) ^ word(i - 16), 1);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((value, index) => {
    digest.setInt32(index * 4, value);
  });
  return new Uint8Array(digest.buffer);
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  STAGES.forEach(([mix, constant], stage) => {
    for (const word of words.subarray(stage * 20, stage * 20 + 20)) {
      const next = (rotate(a, 5) + mix(b, c, d) + e + constant + word) | 0;
      [e, d, c, b, a] = [d, c, rotate(b, 30), a, next];
    }
  });
  [a, b, c, d, e].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}
