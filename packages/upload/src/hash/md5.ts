import { BLOCK, type Md5Kernel } from './md5-kernel.ts';
import { advance, digestOf, openStream } from './md5-stream.ts';
import { selectKernel } from './select-kernel.ts';

/** An MD5 that takes its bytes piece by piece. */
export interface Md5 {
  update(bytes: Uint8Array): void;
  /** 32 lower-case hex digits of all bytes so far; more may follow. */
  digest(): string;
  /** Everything needed to go on later, also elsewhere: {@link Md5.restore}. At most 87 bytes. */
  save(): Uint8Array;
  /** Goes on where another one was saved. Throws a RangeError for bytes that no `save` made. */
  restore(saved: Uint8Array): void;
}

const STATE_BYTES = 16;
const HEAD_BYTES = STATE_BYTES + 8;

/**
 * The MD5 kernel alone: WebAssembly where it may run, script elsewhere. Works on the thread that calls it, so a page
 * hashes files with `createHasher` instead.
 */
export function createMd5(kernel: Md5Kernel = selectKernel()): Md5 {
  const stream = openStream();
  return {
    update(bytes) {
      advance(kernel, [{ stream, bytes }]);
    },
    digest: () => digestOf(kernel, stream),
    save() {
      const filled = stream.length % BLOCK;
      const saved = new Uint8Array(HEAD_BYTES + filled);
      const view = new DataView(saved.buffer);
      stream.state.forEach((word, index) => {
        view.setUint32(index * 4, word, true);
      });
      view.setFloat64(STATE_BYTES, stream.length, true);
      saved.set(stream.tail.subarray(0, filled), HEAD_BYTES);
      return saved;
    },
    restore(saved) {
      const view = new DataView(saved.buffer, saved.byteOffset, saved.byteLength);
      const length = saved.length < HEAD_BYTES ? -1 : view.getFloat64(STATE_BYTES, true);
      if (!Number.isSafeInteger(length) || length < 0 || saved.length !== HEAD_BYTES + (length % BLOCK)) {
        throw new RangeError('These bytes are no saved MD5');
      }
      stream.state.forEach((_, index) => {
        stream.state[index] = view.getUint32(index * 4, true);
      });
      stream.tail.set(saved.subarray(HEAD_BYTES));
      stream.length = length;
    },
  };
}
