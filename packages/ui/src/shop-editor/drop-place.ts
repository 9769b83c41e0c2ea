/** Where blocks stand below each other, in px from the top of their list. */
export interface BlockEdges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Before which block something dropped comes: the number of blocks whose middle lies above the pointer.
 *
 * @param y px from the top of the list
 * @param first the first place that may be taken, after blocks that stay where they are
 */
export function placeAt(blocks: readonly BlockEdges[], y: number, first: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const block = blocks[middle];
    if (block !== undefined && (block.top + block.bottom) / 2 <= y) low = middle + 1;
    else high = middle;
  }
  return Math.max(low, Math.min(first, blocks.length));
}

/** Where the line of a place is drawn, in px from the top of the list. */
export function lineOf(blocks: readonly BlockEdges[], place: number): number {
  return blocks[place]?.top ?? blocks.at(-1)?.bottom ?? 0;
}

/** Whether a block that is dropped there stays where it is. */
export const isSamePlace = (from: number, place: number): boolean => place === from || place === from + 1;

/** How far the canvas scrolls in a frame while the pointer is near its edge: px, negative is up. */
export function edgeScroll(y: number, area: BlockEdges, reach = 56, most = 18): number {
  const fromTop = y - area.top;
  const fromBottom = area.bottom - y;
  if (fromTop < reach) return -Math.ceil(most * Math.min(1, (reach - fromTop) / reach));
  if (fromBottom < reach) return Math.ceil(most * Math.min(1, (reach - fromBottom) / reach));
  return 0;
}
