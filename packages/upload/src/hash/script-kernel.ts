import { BLOCK, type Md5Kernel } from './md5-kernel.ts';
import { MD5_STEPS } from './md5-steps.ts';

const constants = Int32Array.from(MD5_STEPS, ({ constant }) => constant);
const words = Uint8Array.from(MD5_STEPS, ({ word }) => word);

/** MD5 in plain script, for pages whose policy forbids WebAssembly. */
export const scriptKernel: Md5Kernel = {
  name: 'script',
  lanes: 1,
  compress(runs, blocks) {
    for (const { state, bytes, offset } of runs) {
      for (let block = 0; block < blocks; block += 1) {
        readMessage(bytes, offset + block * BLOCK);
        compressBlock(state);
      }
    }
  },
};

const message = new Int32Array(16);

function readMessage(bytes: Uint8Array, offset: number): void {
  for (let word = 0, at = offset; word < 16; word += 1, at += 4) {
    message[word] =
      byteAt(bytes, at) | (byteAt(bytes, at + 1) << 8) | (byteAt(bytes, at + 2) << 16) | (byteAt(bytes, at + 3) << 24);
  }
}

const byteAt = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0;
const addend = (step: number): number => ((message[words[step] ?? 0] ?? 0) + (constants[step] ?? 0)) | 0;
const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/** One loop a round; four steps a turn, after which the names A to D stand for the same words again. */
function compressBlock(state: Uint32Array): void {
  const [a0 = 0, b0 = 0, c0 = 0, d0 = 0] = state;
  let a = a0 | 0;
  let b = b0 | 0;
  let c = c0 | 0;
  let d = d0 | 0;
  for (let step = 0; step < 16; step += 4) {
    a = (b + rotate((a + (d ^ (b & (c ^ d))) + addend(step)) | 0, 7)) | 0;
    d = (a + rotate((d + (c ^ (a & (b ^ c))) + addend(step + 1)) | 0, 12)) | 0;
    c = (d + rotate((c + (b ^ (d & (a ^ b))) + addend(step + 2)) | 0, 17)) | 0;
    b = (c + rotate((b + (a ^ (c & (d ^ a))) + addend(step + 3)) | 0, 22)) | 0;
  }
  for (let step = 16; step < 32; step += 4) {
    a = (b + rotate((a + (c & ~d) + (d & b) + addend(step)) | 0, 5)) | 0;
    d = (a + rotate((d + (b & ~c) + (c & a) + addend(step + 1)) | 0, 9)) | 0;
    c = (d + rotate((c + (a & ~b) + (b & d) + addend(step + 2)) | 0, 14)) | 0;
    b = (c + rotate((b + (d & ~a) + (a & c) + addend(step + 3)) | 0, 20)) | 0;
  }
  for (let step = 32; step < 48; step += 4) {
    a = (b + rotate((a + (b ^ c ^ d) + addend(step)) | 0, 4)) | 0;
    d = (a + rotate((d + (a ^ b ^ c) + addend(step + 1)) | 0, 11)) | 0;
    c = (d + rotate((c + (d ^ a ^ b) + addend(step + 2)) | 0, 16)) | 0;
    b = (c + rotate((b + (c ^ d ^ a) + addend(step + 3)) | 0, 23)) | 0;
  }
  for (let step = 48; step < 64; step += 4) {
    a = (b + rotate((a + (c ^ (b | ~d)) + addend(step)) | 0, 6)) | 0;
    d = (a + rotate((d + (b ^ (a | ~c)) + addend(step + 1)) | 0, 10)) | 0;
    c = (d + rotate((c + (a ^ (d | ~b)) + addend(step + 2)) | 0, 15)) | 0;
    b = (c + rotate((b + (d ^ (c | ~a)) + addend(step + 3)) | 0, 21)) | 0;
  }
  state[0] = a0 + a;
  state[1] = b0 + b;
  state[2] = c0 + c;
  state[3] = d0 + d;
}
