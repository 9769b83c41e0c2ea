/** Share of light of a channel that is written in eight bits (WCAG 2.2, relative luminance). */
const light = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    light(Number.parseInt(colour.slice(from, from + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours (#rrggbb) from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Inks of the texts of a shop. */
export const SHOP_INKS = { dark: '#1f2329', light: '#ffffff' } as const;

/** The ink that is better read on a ground: what blocks write with. @param ground #rrggbb */
export const inkOn = (ground: string): string =>
  contrastOf(SHOP_INKS.dark, ground) >= contrastOf(SHOP_INKS.light, ground) ? SHOP_INKS.dark : SHOP_INKS.light;
