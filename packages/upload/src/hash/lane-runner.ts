import { BLOCK, type Md5Kernel } from './md5-kernel.ts';
import { advance, type Md5Stream } from './md5-stream.ts';
import type { Pace } from './pace.ts';

/** How long lanes that have bytes wait for one that is still reading, in ms. */
const PATIENCE = 2;

/** One file's place beside the others. */
export interface Lane {
  /** Takes the bytes into each of the streams; resolves when they are no longer needed. */
  take(streams: readonly Md5Stream[], bytes: Uint8Array): Promise<void>;
  /** Says that nothing more comes, so that nobody waits for it. */
  leave(): void;
}

/** Brings files together whose bytes can be hashed at once. */
export interface LaneRunner {
  join(): Lane;
  /** A lane that neither waits for others nor is waited for. */
  readonly alone: Lane;
}

interface Portion {
  readonly streams: readonly Md5Stream[];
  readonly bytes: Uint8Array;
  offset: number;
  readonly taken: () => void;
}

/** Runs the lanes as soon as all have bytes, or some have waited long enough. */
export function createLaneRunner(kernel: Md5Kernel, pace: Pace): LaneRunner {
  const portions = new Set<Portion>();
  let members = 0;
  let running = false;
  let impatience: ReturnType<typeof setTimeout> | undefined;

  function consider(): void {
    if (running || portions.size === 0) return;
    clearTimeout(impatience);
    if (portions.size >= members) void run();
    else impatience = setTimeout(() => void run(), PATIENCE);
  }

  async function run(): Promise<void> {
    running = true;
    do {
      step(kernel, [...portions], pace.stepBytes);
      for (const portion of portions) {
        if (portion.offset < portion.bytes.length) continue;
        portions.delete(portion);
        portion.taken();
      }
      await pace.afterStep();
    } while (portions.size > 0 && portions.size >= members);
    running = false;
    consider();
  }

  return {
    join() {
      members += 1;
      return {
        take: (streams, bytes) =>
          new Promise((taken) => {
            portions.add({ streams, bytes, offset: 0, taken });
            consider();
          }),
        leave() {
          members -= 1;
          consider();
        },
      };
    },
    alone: {
      async take(streams, bytes) {
        const portion = { streams, bytes, offset: 0, taken: () => {} };
        while (portion.offset < bytes.length) {
          step(kernel, [portion], pace.stepBytes);
          await pace.afterStep();
        }
      },
      leave: () => {},
    },
  };
}

/** Takes as many bytes of each portion as the shortest has; whole blocks, so that the others stay aligned. */
function step(kernel: Md5Kernel, portions: readonly Portion[], most: number): void {
  const shortest = Math.min(most, ...portions.map(({ bytes, offset }) => bytes.length - offset));
  const length = Math.ceil(shortest / BLOCK) * BLOCK;
  const pieces = portions.flatMap((portion) => {
    const bytes = portion.bytes.subarray(portion.offset, portion.offset + length);
    portion.offset += bytes.length;
    return portion.streams.map((stream) => ({ stream, bytes }));
  });
  advance(kernel, pieces);
}
