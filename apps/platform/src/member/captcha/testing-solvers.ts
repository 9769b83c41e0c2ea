import { CAPTCHA_AREA_PX, CAPTCHA_PIECE_PX } from '@jianzhu/domain';
import type { Pixels } from './png.ts';
import type { DrawnPuzzle } from './puzzle.ts';

// For our own tests: programs that look for the place of the piece in the pictures that a client gets.

const { width: SIZE } = CAPTCHA_PIECE_PX;
const LAST_X = CAPTCHA_AREA_PX.width - SIZE;
/** The piece lies at the left edge, nobody looks for its place under it. */
const FIRST_X = SIZE;

/** The part of a puzzle that its client gets. */
type SeenPuzzle = Pick<DrawnPuzzle, 'background' | 'piece' | 'pieceY'>;

/** Places of the piece, in px from the left, the most likely first. */
export type Solver = (puzzle: SeenPuzzle) => readonly number[];

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly light: number;
}

function lightAt({ width, channels, data }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * channels;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}

function isOpaque(piece: Pixels, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE && piece.data[(y * SIZE + x) * 4 + 3] === 255;
}

function dotsOf(piece: Pixels, isWanted: (x: number, y: number) => boolean): Dot[] {
  const dots: Dot[] = [];
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) if (isWanted(x, y)) dots.push({ x, y, light: lightAt(piece, x, y) });
  }
  return dots;
}

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const isInside = (piece: Pixels, x: number, y: number) =>
  isOpaque(piece, x, y) && NEIGHBOURS.every(([dx, dy]) => isOpaque(piece, x + dx, y + dy));

/** Another try goes farther from the ones before than a piece may lie beside its place. */
const APART_PX = 11;

function bestPlaces(score: (x: number) => number): readonly number[] {
  const scored = Array.from({ length: LAST_X - FIRST_X + 1 }, (_, at) => ({
    x: FIRST_X + at,
    score: score(FIRST_X + at),
  }));
  const places: number[] = [];
  for (const { x } of scored.sort((one, other) => other.score - one.score)) {
    if (places.every((place) => Math.abs(place - x) >= APART_PX)) places.push(x);
  }
  return places;
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [meanLeft, meanRight] = [mean(0), mean(1)];
  let [both, left, right] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - meanLeft) * (b - meanRight);
    left += (a - meanLeft) ** 2;
    right += (b - meanRight) ** 2;
  }
  return left * right === 0 ? 0 : both / Math.sqrt(left * right);
}

/** Where the picture, however darkened, goes best with what the piece shows. */
export const byCorrelation: Solver = ({ background, piece, pieceY }) => {
  const dots = dotsOf(piece, (x, y) => isInside(piece, x, y));
  return bestPlaces((left) =>
    correlation(dots.map(({ x, y, light }) => [light, lightAt(background, left + x, pieceY + y)])),
  );
};

/** Where the picture differs least from the piece as the hole of former puzzles darkened it: by 0.55 towards one blue. */
export const byDarkenedPiece: Solver = ({ background, piece, pieceY }) => {
  const shade = 0.299 * 27 + 0.587 * 47 + 0.114 * 77;
  const dots = dotsOf(piece, (x, y) => isInside(piece, x, y));
  return bestPlaces(
    (left) =>
      -dots.reduce((sum, { x, y, light }) => {
        const expected = light * 0.45 + shade * 0.55;
        return sum + Math.abs(expected - lightAt(background, left + x, pieceY + y));
      }, 0),
  );
};

/**
 * Where an outline like that of the piece lies: light dots along its edge, darker ones beside them on both sides. Written
 * for these puzzles, as an attacker would; what the picture shows inside does not matter to it.
 */
export const byOutline: Solver = ({ background, piece, pieceY }) => {
  const edge = dotsOf(piece, (x, y) => isOpaque(piece, x, y) && !isInside(piece, x, y));
  const inner = dotsOf(piece, (x, y) => isNextTo(edge, x, y) && isInside(piece, x, y));
  const outer = dotsOf(piece, (x, y) => isNextTo(edge, x, y) && !isOpaque(piece, x, y));
  const mean = (dots: readonly Dot[], left: number) =>
    dots.reduce((sum, { x, y }) => sum + lightAt(background, left + x, pieceY + y), 0) / dots.length;
  return bestPlaces((left) => 2 * mean(edge, left) - mean(inner, left) - mean(outer, left));
};

const isNextTo = (dots: readonly Dot[], x: number, y: number) =>
  dots.some((dot) => Math.abs(dot.x - x) + Math.abs(dot.y - y) === 1);
