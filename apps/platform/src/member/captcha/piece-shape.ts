import { CAPTCHA_PIECE_PX } from '@jianzhu/domain';

/** Whole numbers from `low` to below `high`. */
export type Dice = (low: number, high: number) => number;

/** What a side of a piece has: nothing, a knob that stands out, or a bay. */
type Side = 'flat' | 'knob' | 'bay';

/** The outline of a piece inside its box: a square, turned a little, with knobs and bays. */
export interface PieceShape {
  /** Half a side of the square, in px. */
  readonly half: number;
  /** Of knobs and bays, in px. */
  readonly radius: number;
  /** In radians. */
  readonly turn: number;
  /** Right, bottom, left, top, before the turn. */
  readonly sides: readonly [Side, Side, Side, Side];
}

const SIDES: readonly Side[] = ['flat', 'knob', 'bay'];
const LARGEST_TURN_DEGREES = 22;
const CENTRE = (CAPTCHA_PIECE_PX.width - 1) / 2;
/** Of the pixels of two shapes, so that a person tells them apart. */
const LEAST_DIFFERENCE = 0.2;
/** Which way each side lies. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Some shape with at least one knob or bay: a square alone would fit every hole. */
export function drawShape(dice: Dice): PieceShape {
  const side = (): Side => SIDES[dice(0, SIDES.length)] ?? 'flat';
  const marked = SIDES[dice(1, SIDES.length)] ?? 'knob';
  return {
    half: dice(13, 17),
    radius: dice(5, 8),
    turn: (dice(-LARGEST_TURN_DEGREES, LARGEST_TURN_DEGREES + 1) * Math.PI) / 180,
    sides: [marked, side(), side(), side()],
  };
}

/** A shape that a person tells from `shape` at a glance: no side is the same, and it is turned the other way. */
export function drawOtherShape(shape: PieceShape, dice: Dice): PieceShape {
  const other = (side: Side): Side => SIDES[(SIDES.indexOf(side) + dice(1, SIDES.length)) % SIDES.length] ?? 'flat';
  const [right, bottom, left, top] = shape.sides;
  for (;;) {
    const drawn: PieceShape = {
      half: dice(13, 17),
      radius: dice(5, 8),
      turn: -shape.turn,
      sides: [other(right), other(bottom), other(left), other(top)],
    };
    if (difference(shape, drawn) > LEAST_DIFFERENCE) return drawn;
  }
}

/** Share of the pixels of either shape that only one of them has. */
function difference(one: PieceShape, another: PieceShape): number {
  let [differing, all] = [0, 0];
  for (let y = 0; y < CAPTCHA_PIECE_PX.width; y += 1) {
    for (let x = 0; x < CAPTCHA_PIECE_PX.width; x += 1) {
      const [inOne, inAnother] = [isInShape(one, x, y), isInShape(another, x, y)];
      if (inOne || inAnother) all += 1;
      if (inOne !== inAnother) differing += 1;
    }
  }
  return differing / all;
}

/** Whether a pixel of the box belongs to the piece. */
export function isInShape({ half, radius, turn, sides }: PieceShape, x: number, y: number): boolean {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const u = (x - CENTRE) * cos + (y - CENTRE) * sin;
  const v = (y - CENTRE) * cos - (x - CENTRE) * sin;
  const isNear = (side: number, distance: number) => {
    const [du, dv] = DIRECTIONS[side] ?? DIRECTIONS[0];
    return (u - du * distance) ** 2 + (v - dv * distance) ** 2 <= radius ** 2;
  };
  const has = (kind: Side, distance: number) => sides.some((side, at) => side === kind && isNear(at, distance));
  if (Math.abs(u) <= half && Math.abs(v) <= half) return !has('bay', half);
  return has('knob', half + 1);
}

/** Whether a pixel is the last of the piece before what lies around it. */
export function isEdgeOfShape(shape: PieceShape, x: number, y: number): boolean {
  if (!isInShape(shape, x, y)) return false;
  return DIRECTIONS.some(([dx, dy]) => !isInShape(shape, x + dx, y + dy));
}
