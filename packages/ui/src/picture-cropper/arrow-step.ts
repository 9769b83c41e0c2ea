import type { KeyboardEvent } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads, in steps: one, or with Shift ten; null for another key. */
export function arrowStep({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): readonly [x: number, y: number] | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [x, y] = direction;
  return shiftKey ? [x * 10, y * 10] : direction;
}
