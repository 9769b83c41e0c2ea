import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRIES } from './captchas.ts';
import { drawOtherShape, drawShape, isInShape } from './piece-shape.ts';
import { type DrawnPuzzle, drawPuzzle } from './puzzle.ts';
import { byCorrelation, byDarkenedPiece, byOutline } from './testing-solvers.ts';

const PUZZLES = process.env.TEST_DEEP === undefined ? 100 : 1000;
const TOLERANCE_PX = 5;

/** The same numbers for the same seed. */
function seededDice(seed: number) {
  let state = seed;
  return (low: number, high: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (high - low));
  };
}

const puzzles = Array.from({ length: PUZZLES }, (_, at) => drawPuzzle(seededDice(at + 1)));

/** How many of the puzzles are solved in the tries that a picture takes, in percent. */
function solvedShare(solve: (puzzle: DrawnPuzzle, seed: number) => readonly number[]): number {
  const solved = puzzles.filter((puzzle, at) =>
    solve(puzzle, at + 1)
      .slice(0, TRIES)
      .some((x) => Math.abs(x - puzzle.targetX) <= TOLERANCE_PX),
  );
  return (solved.length / PUZZLES) * 100;
}

/** In an order of its own for each seed. */
function shuffled(places: readonly number[], seed: number): readonly number[] {
  const dice = seededDice(-seed);
  return places
    .map((place) => ({ place, at: dice(0, 1_000_000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ place }) => place);
}

/** Places that leave none out, each once. */
const EVERYWHERE = Array.from({ length: 18 }, (_, at) => 60 + 11 * at);

describe('a puzzle with the tries that it takes, against a program', () => {
  it.each<[string, number, number, (puzzle: DrawnPuzzle, seed: number) => readonly number[]]>([
    ['guesses blindly', 0, 10, (_puzzle, seed) => shuffled(EVERYWHERE, seed)],
    ['correlates piece and hole', 0, 10, byCorrelation],
    ['knows how holes were darkened', 0, 10, byDarkenedPiece],
    // Some puzzles have room for two holes only.
    ['knows where the holes are', 25, 48, ({ holes }, seed) => shuffled(holes, seed)],
    // Why a captcha buys a turn and no more (docs/decisions/0015); fewer would be news for docs/measurements.md.
    ['looks for the outline of the piece', 90, 100, byOutline],
  ])('that %s: solves %i to %i percent', (_name, least, most, solve) => {
    const share = solvedShare(solve);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});

describe('a puzzle for people', () => {
  it('has its true hole in the row of the piece, away from the edges, and nothing of the piece outside its box', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { background, piece, pieceY, targetX } = drawPuzzle(seededDice(seed));
        expect([background.width, background.height, piece.width, piece.height]).toEqual([300, 140, 50, 50]);
        expect(targetX).toBeGreaterThanOrEqual(60);
        expect(targetX + 50).toBeLessThanOrEqual(300);
        expect(pieceY + 50).toBeLessThanOrEqual(140);
      }),
      { numRuns: 50 },
    );
  });

  it('has decoys whose outline differs from that of the piece by a fifth at least', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = seededDice(seed);
        const shape = drawShape(dice);
        const decoy = drawOtherShape(shape, dice);
        let [differing, all] = [0, 0];
        for (let y = 0; y < 50; y += 1) {
          for (let x = 0; x < 50; x += 1) {
            const [inShape, inDecoy] = [isInShape(shape, x, y), isInShape(decoy, x, y)];
            if (inShape || inDecoy) all += 1;
            if (inShape !== inDecoy) differing += 1;
          }
        }
        expect(differing / all).toBeGreaterThan(0.2);
      }),
    );
  });

  it('draws no piece that leaves its box', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const shape = drawShape(seededDice(seed));
        for (let at = 0; at < 50; at += 1) {
          for (const [x, y] of [
            [at, -1],
            [at, 50],
            [-1, at],
            [50, at],
          ] as const)
            expect(isInShape(shape, x, y)).toBe(false);
        }
      }),
    );
  });
});
