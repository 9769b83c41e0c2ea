import { createWorkQueue } from '../../work-queue/work-queue.ts';
import { createDrawer, type PuzzleDrawer } from './draw-in-thread.ts';
import type { Puzzle } from './puzzle.ts';

/** Of everybody: a picture takes some 15 ms, so that who waits does so for a second. */
const PUZZLES = { running: 1, waiting: 64, ofOwner: 8 } as const;
/** Of known places: however many networks fill the queue of all others, these go on beside it. */
const KNOWN_PUZZLES = { running: 1, waiting: 32, ofOwner: 8 } as const;

/** Makes puzzles, each with a picture of its own; `undefined` when too many wait, in all or of one owner. */
export interface Puzzles {
  /** @param owner the network of the request */
  draw(owner: string): Promise<Puzzle | undefined>;
  /**
   * For a place from which somebody has logged in before (decision 0015): it waits for no stranger.
   *
   * @param owner the account: its device may name itself from any number of networks
   */
  drawForKnown(owner: string): Promise<Puzzle | undefined>;
  close(): Promise<void>;
}

/** One for the process: strangers must not keep its other requests waiting for their pictures. */
export function createPuzzles(drawer: PuzzleDrawer = createDrawer()): Puzzles {
  const queue = createWorkQueue(PUZZLES);
  const knownQueue = createWorkQueue(KNOWN_PUZZLES);
  return {
    draw: (owner) => queue.run(drawer.draw, owner),
    drawForKnown: (owner) => knownQueue.run(drawer.draw, owner),
    close: drawer.close,
  };
}
