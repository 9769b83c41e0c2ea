/** A rectangle on a picture, in percent of its width and height. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Edges that a pointer has drawn upon each other are no overlap. */
const ROUNDING = 0.05;

const isOver = (one: Zone, other: Zone): boolean =>
  one.x + one.w - other.x > ROUNDING &&
  other.x + other.w - one.x > ROUNDING &&
  one.y + one.h - other.y > ROUNDING &&
  other.y + other.h - one.y > ROUNDING;

/** Place of the first zone that lies upon an earlier one; -1 where none does (domain rules 14.2: 热区不能重叠). */
export const overlappingZone = (zones: readonly Zone[]): number =>
  zones.findIndex((zone, index) => zones.slice(0, index).some((earlier) => isOver(zone, earlier)));
