import {
  type Code,
  get,
  i32,
  i32Constant,
  i32x4,
  repeatIf,
  set,
  shuffleWords,
  tee,
  v128Load,
  v128Store,
} from './instructions.ts';
import { md5Rounds } from './md5-rounds.ts';
import { encodeModule, loop, V128 } from './wasm-module.ts';

const parameter = { states: 0, from: [1, 2, 3, 4], blocks: 5 } as const;
const state = [6, 7, 8, 9] as const;
const message = 10;
const scratch = 26;
const rows = [27, 28, 29, 30] as const;
const BLOCK = 64;
const VECTOR = 16;

/**
 * `compress(states, from0, from1, from2, from3, blocks)`: takes that many blocks (at least one) of each of four
 * messages into four states at once. The states lie word by word: A of the four lanes, then B, C and D. All but the
 * count are addresses in the exported memory. Five pages: the states and 64 KiB a lane to stage the bytes in.
 */
export function lanesKernel(): Uint8Array {
  const loadState = (index: number): Code => v128Load(get(parameter.states), index * VECTOR);
  const body = [
    ...state.flatMap((local, index) => set(local, loadState(index))),
    ...loop([
      ...[0, 1, 2, 3].flatMap((quarter) => transposeQuarter(quarter)),
      ...md5Rounds(i32x4, { state, message, scratch }),
      ...state.flatMap((local, index) =>
        v128Store(get(parameter.states), index * VECTOR, tee(local, i32x4.add(get(local), loadState(index)))),
      ),
      ...parameter.from.flatMap((from) => set(from, i32.add(get(from), i32Constant(BLOCK)))),
      ...repeatIf(tee(parameter.blocks, i32.add(get(parameter.blocks), i32Constant(-1)))),
    ]),
  ];
  const vectors = state.length + 16 + 1 + rows.length;
  return encodeModule({ parameters: 6, locals: [{ count: vectors, type: V128 }], body, pages: 5 });
}

/** Reads four words of each lane and turns them into the same word of all lanes, four times. */
function transposeQuarter(quarter: number): Code {
  const first = message + quarter * 4;
  const [m0, m1, m2, m3] = [first, first + 1, first + 2, first + 3];
  const [r0, r1, r2, r3] = rows;
  return [
    ...parameter.from.flatMap((from, lane) => set(rows[lane] ?? r0, v128Load(get(from), quarter * VECTOR))),
    ...set(m0, shuffleWords(get(r0), get(r1), [0, 4, 1, 5])),
    ...set(m1, shuffleWords(get(r2), get(r3), [0, 4, 1, 5])),
    ...set(m2, shuffleWords(get(r0), get(r1), [2, 6, 3, 7])),
    ...set(m3, shuffleWords(get(r2), get(r3), [2, 6, 3, 7])),
    ...set(r0, shuffleWords(get(m0), get(m1), [0, 1, 4, 5])),
    ...set(r1, shuffleWords(get(m0), get(m1), [2, 3, 6, 7])),
    ...set(r2, shuffleWords(get(m2), get(m3), [0, 1, 4, 5])),
    ...set(m3, shuffleWords(get(m2), get(m3), [2, 3, 6, 7])),
    ...set(m0, get(r0)),
    ...set(m1, get(r1)),
    ...set(m2, get(r2)),
  ];
}
