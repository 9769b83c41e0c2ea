import { color } from '../tokens/color.ts';

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of #rrggbb, as WCAG counts it; of anything else that of black. */
function luminance(hex: string): number {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return 0;
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** White or ink, whichever is read better on a ground of #rrggbb: shops choose the colour of their buttons freely. */
export function labelColorOn(ground: string): string {
  const level = luminance(ground);
  return contrast(level, luminance(color.sheet)) >= contrast(level, luminance(color.ink)) ? color.sheet : color.ink;
}
