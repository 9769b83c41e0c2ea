import { PAGE_SPEC, type PageSettings } from './page-schema.ts';

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

/** What blocks write with, whatever ground they are given: `body` of the portal's colours. */
export const SHOP_INK = '#3a4453';

/** Words on the colour of a shop: `sheet` and `ink` of the portal's colours. */
const LABELS = { light: '#ffffff', dark: '#1c2430' } as const;

const labelOn = (ground: string): string =>
  contrastOf(LABELS.light, ground) >= contrastOf(LABELS.dark, ground) ? LABELS.light : LABELS.dark;

/**
 * The colour that a shop has chosen for its buttons, or the usual one, and that of the words on it: white or ink,
 * whichever is read better there. #rrggbb both.
 */
export function themeColours({ themeColor }: Pick<PageSettings, 'themeColor'>) {
  const chosen = themeColor === '' ? PAGE_SPEC.themeColor.initial : themeColor;
  return { themeColor: chosen, labelColor: labelOn(chosen) };
}
