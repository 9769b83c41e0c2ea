import { lanesKernelHex, scalarKernelHex } from './kernel-bytes.ts';
import { BLOCK, type BlockRun, type Md5Kernel } from './md5-kernel.ts';

const STATE_BYTES = 16;
/** Blocks staged at once: more would leave the processor's nearest caches. */
const STAGED_BLOCKS = 1024;
const LANES = [0, 1, 2, 3] as const;

/**
 * MD5 in WebAssembly, one message at a time; null where the policy of the page or the engine does not allow it.
 */
export function createScalarKernel(): Md5Kernel | null {
  const instance = instantiate(scalarKernelHex);
  if (!instance) return null;
  const { compress, bytes, words } = instance;
  const staging = BLOCK;
  return {
    name: 'scalar',
    lanes: 1,
    compress(runs, blocks) {
      for (const run of runs) {
        words.set(run.state);
        for (let done = 0; done < blocks; done += STAGED_BLOCKS) {
          const count = Math.min(STAGED_BLOCKS, blocks - done);
          stage(bytes, staging, run, done, count);
          compress(0, staging, count);
        }
        run.state.set(words.subarray(0, STATE_BYTES / 4));
      }
    },
  };
}

/** MD5 in WebAssembly, four messages at a time by SIMD; null where that is not to be had. */
export function createLanesKernel(): Md5Kernel | null {
  const scalar = createScalarKernel();
  const instance = scalar && instantiate(lanesKernelHex);
  if (!instance) return null;
  const { compress, bytes, words } = instance;
  return {
    name: 'lanes',
    lanes: 4,
    compress(runs, blocks) {
      if (runs.length < 2) {
        scalar.compress(runs, blocks);
        return;
      }
      runs.forEach(({ state }, lane) => {
        for (const word of LANES) words[word * 4 + lane] = state[word] ?? 0;
      });
      for (let done = 0; done < blocks; done += STAGED_BLOCKS) {
        const count = Math.min(STAGED_BLOCKS, blocks - done);
        const staged = stageLanes(bytes, runs, done, count);
        compress(0, staged(0), staged(1), staged(2), staged(3), count);
      }
      runs.forEach(({ state }, lane) => {
        for (const word of LANES) state[word] = words[word * 4 + lane] ?? 0;
      });
    },
  };
}

/** Stages the blocks of each run and tells where each lane reads; runs over the same bytes are staged once. */
function stageLanes(
  bytes: Uint8Array,
  runs: readonly BlockRun[],
  done: number,
  count: number,
): (lane: number) => number {
  const addresses: number[] = [];
  runs.forEach((run, lane) => {
    const before = runs[lane - 1];
    const shared = before?.bytes === run.bytes && before.offset === run.offset ? addresses[lane - 1] : undefined;
    const address = shared ?? BLOCK + lane * STAGED_BLOCKS * BLOCK;
    if (shared === undefined) stage(bytes, address, run, done, count);
    addresses.push(address);
  });
  // A lane without a message repeats the first one's; its state is not read back.
  return (lane) => addresses[lane] ?? BLOCK;
}

function stage(memory: Uint8Array, address: number, { bytes, offset }: BlockRun, done: number, count: number): void {
  const from = offset + done * BLOCK;
  memory.set(bytes.subarray(from, from + count * BLOCK), address);
}

interface KernelInstance {
  readonly compress: (...parameters: number[]) => void;
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
}

/** A compile error means that the policy forbids WebAssembly or that the engine lacks SIMD: there is no such kernel. */
function instantiate(hex: string): KernelInstance | null {
  if (typeof WebAssembly !== 'object') return null;
  try {
    const binary = Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
      Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
    );
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(binary));
    // The generator writes these two exports, and a test holds the bytes against it.
    const { memory, compress } = exports as unknown as {
      memory: WebAssembly.Memory;
      compress: KernelInstance['compress'];
    };
    return { compress, bytes: new Uint8Array(memory.buffer), words: new Uint32Array(memory.buffer) };
  } catch {
    return null;
  }
}
