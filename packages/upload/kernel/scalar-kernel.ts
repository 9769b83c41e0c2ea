import { get, i32, i32Constant, i32Load, i32Store, repeatIf, set, tee } from './instructions.ts';
import { md5Rounds } from './md5-rounds.ts';
import { encodeModule, I32, loop } from './wasm-module.ts';

const parameter = { state: 0, from: 1, blocks: 2 } as const;
const state = [3, 4, 5, 6] as const;
const message = 7;
const BLOCK = 64;
const words = Array.from({ length: 16 }, (_, word) => word);

/**
 * `compress(state, from, blocks)`: takes that many blocks (at least one) of 64 bytes into the state, four 32-bit words.
 * Both are addresses in the exported memory. Two pages: the state and 64 KiB to stage the bytes in.
 */
export function scalarKernel(): Uint8Array {
  const sums = state.map((local, index) => i32.add(get(local), i32Load(get(parameter.state), index * 4)));
  const body = [
    ...state.flatMap((local, index) => set(local, i32Load(get(parameter.state), index * 4))),
    ...loop([
      ...words.flatMap((word) => set(message + word, i32Load(get(parameter.from), word * 4))),
      ...md5Rounds(i32, { state, message, scratch: message }),
      ...state.flatMap((local, index) => i32Store(get(parameter.state), index * 4, tee(local, sums[index] ?? []))),
      ...set(parameter.from, i32.add(get(parameter.from), i32Constant(BLOCK))),
      ...repeatIf(tee(parameter.blocks, i32.add(get(parameter.blocks), i32Constant(-1)))),
    ]),
  ];
  return encodeModule({ parameters: 3, locals: [{ count: state.length + words.length, type: I32 }], body, pages: 2 });
}
