import { Worker } from 'node:worker_threads';
import type { Puzzle } from './puzzle.ts';
import type { ThreadAnswer } from './puzzle-thread.ts';

/** Draws a puzzle for each time it is asked. */
export interface PuzzleDrawer {
  draw(): Promise<Puzzle>;
  close(): Promise<void>;
}

/**
 * Draws in a thread beside the one that serves requests, which therefore never wait for a picture. The thread begins with
 * the first one, and anew after it has ended.
 */
export function createDrawer(): PuzzleDrawer {
  let thread: PuzzleThread | undefined;
  return {
    draw: () => {
      thread ??= startThread(() => {
        thread = undefined;
      });
      return thread.draw();
    },
    close: async () => {
      await thread?.end();
    },
  };
}

interface PuzzleThread {
  draw(): Promise<Puzzle>;
  end(): Promise<unknown>;
}

interface Order {
  readonly resolve: (puzzle: Puzzle) => void;
  readonly reject: (reason: Error) => void;
}

function startThread(onEnd: () => void): PuzzleThread {
  const worker = new Worker(new URL('./puzzle-thread.ts', import.meta.url), {
    // A test runner resolves modules of the workspace by other means, which a thread does not inherit.
    execArgv: [...process.execArgv, '--conditions=@jianzhu/source'],
  });
  const orders = new Map<number, Order>();
  let count = 0;

  function fail(reason: Error): void {
    onEnd();
    for (const { reject } of orders.values()) reject(reason);
    orders.clear();
  }

  worker.on('message', ({ order, puzzle }: ThreadAnswer) => {
    orders.get(order)?.resolve(puzzle);
    orders.delete(order);
    if (orders.size === 0) worker.unref();
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the thread of the puzzles ended with ${code}`)));
  return {
    draw: () =>
      new Promise((resolve, reject) => {
        count += 1;
        orders.set(count, { resolve, reject });
        worker.ref();
        worker.postMessage(count);
      }),
    end: () => worker.terminate(),
  };
}
