import { paddedMessage } from './padded-message.ts';

const ROUNDS = 64;

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

/** The first 32 bits of the fraction of a number. */
const fractionBits = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;

const constants = primes(ROUNDS);
const ROUND_CONSTANTS = Int32Array.from(constants, (prime) => fractionBits(Math.cbrt(prime)));
const INITIAL_STATE = Int32Array.from(constants.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/**
 * SHA-256 (FIPS 180-4) of a short message. Pages on plain http have no WebCrypto; their signatures come from here.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = paddedMessage(message);
  const state = INITIAL_STATE.slice();
  const words = new Int32Array(ROUNDS);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    fillSchedule(words, blocks, block);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setInt32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

function fillSchedule(words: Int32Array, blocks: DataView, block: number): void {
  const word = (index: number) => words[index] ?? 0;
  for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(block + i * 4);
  for (let i = 16; i < ROUNDS; i++) {
    const early = word(i - 15);
    const late = word(i - 2);
    const smallSigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const smallSigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = word(i - 16) + smallSigma0 + word(i - 7) + smallSigma1;
  }
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < ROUNDS; round++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sigma1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const sigma0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const mixed = (h + sigma1 + choice + (ROUND_CONSTANTS[round] ?? 0) + (words[round] ?? 0)) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + sigma0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}
