import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { pngDataUrl } from './png.ts';
import { drawPuzzle, type Puzzle } from './puzzle.ts';

/** What the thread answers: the puzzle of an order. */
export interface ThreadAnswer {
  readonly order: number;
  readonly puzzle: Puzzle;
}

// The thread of the pictures: it is given the numbers of its orders by `createDrawer`, and ends with it.
parentPort?.on('message', async (order: number) => {
  const { background, piece, pieceY, targetX } = drawPuzzle(randomInt);
  const [bgImage, pieceImage] = await Promise.all([pngDataUrl(background), pngDataUrl(piece)]);
  const answer: ThreadAnswer = { order, puzzle: { bgImage, pieceImage, pieceY, targetX } };
  parentPort?.postMessage(answer);
});
