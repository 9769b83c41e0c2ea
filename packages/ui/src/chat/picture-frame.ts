import type { MessageAttachment } from './message.ts';

/** Largest sides of a picture in the log, in px. */
const widest = 240;
const highest = 280;

/** Sides of a picture that could not be told beforehand. */
const usual = { width: 4, height: 3 } as const;

/** No picture becomes a strip too thin to be hit. */
const narrowest = 64;

function within(side: number): number {
  return Math.max(narrowest, Math.round(side));
}

/**
 * Width and height in px of the place that is kept free for a picture: in its own ratio as far as that fits, so that
 * the log does not move when it has been loaded.
 */
export function pictureFrame({ width, height }: Pick<MessageAttachment, 'width' | 'height'>) {
  const isKnown = width !== undefined && height !== undefined && width > 0 && height > 0;
  const sides = isKnown ? { width, height } : usual;
  const scale = Math.min(widest / sides.width, highest / sides.height, isKnown ? 1 : Number.POSITIVE_INFINITY);
  return { width: within(sides.width * scale), height: within(sides.height * scale) };
}
