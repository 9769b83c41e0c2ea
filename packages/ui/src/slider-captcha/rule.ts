/**
 * What every slider puzzle does with its keys, here and on the login site, which serves this file to the browser as it
 * stands: it imports nothing.
 */

const fine = 1;
/** Px that a Page key, an arrow key with Shift or a button moves the piece. */
export const coarse = 10;

const directions = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
]);
const leaps = new Map([
  ['PageDown', -1],
  ['PageUp', 1],
]);

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Where a key moves the piece from `x`; null for a key that moves nothing. It may lie outside of the picture.
 *
 * @param lastPlace farthest place of the piece
 */
export function placeAfterKey(x: number, { key, shiftKey }: PressedKey, lastPlace: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return lastPlace;
  const [direction, leap] = [directions.get(key), leaps.get(key)];
  if (leap !== undefined) return x + leap * coarse;
  return direction === undefined ? null : x + direction * (shiftKey ? coarse : fine);
}

/** Whether a key says that the piece is in its place. */
export const confirmsPlace = ({ key }: PressedKey): boolean => key === 'Enter' || key === ' ';
