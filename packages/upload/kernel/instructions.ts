import { signed, unsigned } from './wasm-module.ts';

/** Instructions that leave one value on the stack, or none for a statement. */
export type Code = readonly number[];

const vectorOp = (opcode: number): number[] => [0xfd, ...unsigned(opcode)];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];
/** Sets the local and leaves its value. */
export const tee = (local: number, value: Code): Code => [...value, 0x22, ...unsigned(local)];
/** Repeats the innermost loop while the value is not zero. */
export const repeatIf = (condition: Code): Code => [...condition, 0x0d, 0];

/**
 * The arithmetic that MD5 needs, on one 32-bit word or on one word of each of four lanes. The rounds are written once
 * against this and emitted for both.
 */
export interface WordArithmetic {
  constant(value: number): Code;
  add(left: Code, right: Code): Code;
  and(left: Code, right: Code): Code;
  or(left: Code, right: Code): Code;
  xor(left: Code, right: Code): Code;
  not(value: Code): Code;
  /** left & ~right. */
  andNot(left: Code, right: Code): Code;
  /** The value must be in a local, because it may be needed twice. */
  rotateLeft(scratch: number, value: Code, bits: number): Code;
}

const i32Binary =
  (opcode: number) =>
  (left: Code, right: Code): Code => [...left, ...right, opcode];

export const i32Constant = (value: number): Code => [0x41, ...signed(value)];
export const i32Load = (address: Code, offset: number): Code => [...address, 0x28, 2, ...unsigned(offset)];
export const i32Store = (address: Code, offset: number, value: Code): Code => [
  ...address,
  ...value,
  0x36,
  2,
  ...unsigned(offset),
];

const i32Xor = i32Binary(0x73);
const i32And = i32Binary(0x71);
const i32Not = (value: Code): Code => i32Xor(value, i32Constant(-1));

/** One lane. */
export const i32: WordArithmetic = {
  constant: i32Constant,
  add: i32Binary(0x6a),
  and: i32And,
  or: i32Binary(0x72),
  xor: i32Xor,
  not: i32Not,
  andNot: (left, right) => i32And(i32Not(right), left),
  rotateLeft: (_scratch, value, bits) => [...value, ...i32Constant(bits), 0x77],
};

const v128Binary =
  (opcode: number) =>
  (left: Code, right: Code): Code => [...left, ...right, ...vectorOp(opcode)];
const v128Or = v128Binary(80);
const shift = (opcode: number, value: Code, bits: number): Code => [
  ...value,
  ...i32Constant(bits),
  ...vectorOp(opcode),
];

export const v128Load = (address: Code, offset: number): Code => [...address, ...vectorOp(0), 4, ...unsigned(offset)];
export const v128Store = (address: Code, offset: number, value: Code): Code => [
  ...address,
  ...value,
  ...vectorOp(11),
  4,
  ...unsigned(offset),
];
/** Takes four words out of the eight of both values; 0 to 3 are the left one's, 4 to 7 the right one's. */
export const shuffleWords = (left: Code, right: Code, words: readonly [number, number, number, number]): Code => [
  ...left,
  ...right,
  ...vectorOp(13),
  ...words.flatMap((word) => [0, 1, 2, 3].map((byte) => word * 4 + byte)),
];

/** Four lanes. */
export const i32x4: WordArithmetic = {
  constant: (value) => [...i32Constant(value), ...vectorOp(17)],
  add: v128Binary(174),
  and: v128Binary(78),
  or: v128Or,
  xor: v128Binary(81),
  not: (value) => [...value, ...vectorOp(77)],
  andNot: v128Binary(79),
  rotateLeft: (scratch, value, bits) =>
    v128Or(shift(171, tee(scratch, value), bits), shift(173, get(scratch), 32 - bits)),
};
