import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOtherShape, drawShape, isInShape } from './piece-shape.ts';
import { drawPuzzle } from './puzzle.ts';
import { byCorrelation, byDarkenedPiece, type Solver } from './testing-solvers.ts';

const PUZZLES = process.env.TEST_DEEP === undefined ? 100 : 1000;
const TOLERANCE_PX = 5;
/** What a program gains by comparing, in percent; one that guesses blindly gains 6. */
const MOST_SOLVED = 10;

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

describe('a puzzle against programs that compare pictures', () => {
  it.each<[string, Solver]>([
    ['correlates piece and hole', byCorrelation],
    ['knows how holes were darkened', byDarkenedPiece],
  ])('gives few places away to one that %s', (_name, solve) => {
    let solved = 0;
    for (let seed = 1; seed <= PUZZLES; seed += 1) {
      const { targetX, ...seen } = drawPuzzle(seededDice(seed));
      if (Math.abs(solve(seen) - targetX) <= TOLERANCE_PX) solved += 1;
    }
    expect((solved / PUZZLES) * 100).toBeLessThanOrEqual(MOST_SOLVED);
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
