/**
 * Design tokens as plain values, named by role. The stylesheet contract, the themes and pages outside React
 * (the login site prints them with `tokensToCss`) all read from here.
 */
import { color } from './color.ts';
import { duration, layer, layout, media, themeClass } from './measures.ts';

export { breakpoint, duration, layer, layout, media, themeClass } from './measures.ts';
export { color };

/** Steps of distance in px. The key is the step as a multiple of 4 px. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const;

/** Corner radii; `full` is for avatars and badges only. */
export const radius = { tag: '2px', control: '4px', card: '6px', dialog: '8px', full: '999px' } as const;

/** Resting cards have no shadow: `float` is for rails and menus, `overlay` for drawers and dialogs. */
export const shadow = {
  raised: '0 1px 2px rgb(28 36 48 / .06)',
  float: '0 4px 16px rgb(28 36 48 / .08)',
  overlay: '0 12px 40px rgb(28 36 48 / .14)',
  search: '0 8px 32px rgb(0 26 66 / .18)',
} as const;

/** Type scale: [size, line] in px. Weights are 400 and 600 only. */
export const typeScale = {
  caption: [12, 20],
  body: [14, 22],
  reading: [16, 28],
  subtitle: [18, 28],
  title: [20, 30],
  heading: [24, 34],
  section: [30, 42],
  display: [38, 50],
} as const satisfies Record<string, readonly [number, number]>;

/** Latin faces stand before Han faces so that digits are Latin. */
export const fontFamily =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif';

/** Heights of controls in px: public pages, regular, dense tables. */
export const controlHeight = { comfortable: 44, regular: 36, compact: 32 } as const;

/** Minimum page width in px by viewport width, first match wins; below the last entry pages flow in one column. */
export const pageMinWidths = [
  { viewport: 1920, minWidth: 1600 },
  { viewport: 1440, minWidth: 1400 },
  { viewport: 1024, minWidth: 1200 },
] as const;

/** Class names for the density of controls; comfortable needs none. On the html element or on a part of a page. */
export const densityClass = { comfortable: '', compact: 'density-compact' } as const;

/** Heights of controls as CSS lengths where a page is dense. */
export const compactControlHeights = { comfortable: '36px', regular: '32px', compact: '28px' } as const;

/** Least height and width in px of what can be pressed (WCAG 2.5.8), and with large text. */
export const leastTarget = 24;
export const largeTextTarget = 44;

/** Factor by which the large-text theme enlarges type and controls. */
export const largeTextScale = 1.25;

function inPixels<Key extends string>(sizes: Readonly<Record<Key, number>>, scale = 1): Record<Key, string> {
  const entries = Object.entries<number>(sizes).map(([key, size]) => [key, `${size * scale}px`]);
  // Object.fromEntries forgets the keys that Object.entries had read from the same record.
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** Type scale as the size/line part of the CSS `font` shorthand. */
export function fontSizes(scale = 1): Record<keyof typeof typeScale, string> {
  const entries = Object.entries(typeScale).map(([role, [size, line]]) => [
    role,
    `${size * scale}px/${line * scale}px`,
  ]);
  // Same keys as typeScale; Object.fromEntries cannot carry them.
  return Object.fromEntries(entries) as Record<keyof typeof typeScale, string>;
}

/** Control heights as CSS lengths. */
export function controlHeights(scale = 1): Record<keyof typeof controlHeight, string> {
  return inPixels(controlHeight, scale);
}

/** Every token that is published as a custom property, with the generic theme's value. */
export const tokens = {
  color,
  space,
  radius,
  shadow,
  type: fontSizes(),
  font: { family: fontFamily },
  control: controlHeights(),
  target: { least: `${leastTarget}px` },
  text: { scale: '1' },
  motion: {
    hover: `${duration.hover}ms ease-out`,
    fade: `${duration.fade}ms ease-out`,
    slide: `${duration.slide}ms ease-out`,
  },
  layer,
  layout: {
    content: `${layout.content}px`,
    gutter: `${layout.gutter}px`,
    margin: '64px',
    headerHeight: `${layout.headerHeight}px`,
    menuHeight: `${layout.menuHeight}px`,
  },
} as const;

/** Values that change below the phone breakpoint. */
export const phoneTokens = { layout: { margin: '32px', headerHeight: '64px', menuHeight: '48px' } } as const;

/** Values that change in large text: type and controls grow, and nothing that can be pressed is under 44 px. */
export const largeTextTokens = {
  type: fontSizes(largeTextScale),
  control: { ...controlHeights(largeTextScale), compact: `${largeTextTarget}px` },
  target: { least: `${largeTextTarget}px` },
  text: { scale: `${largeTextScale}` },
} as const;

/** Custom property name of a token, without the leading dashes: `['color', 'brand', 'softLine']` is `color-brand-soft-line`. */
export function customPropertyName(path: readonly string[]): string {
  return path.map((step) => step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-');
}

interface TokenTree {
  readonly [key: string]: string | TokenTree;
}

function declarations(tree: TokenTree, path: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`--${customPropertyName([...path, key])}: ${value};`]
      : declarations(value, [...path, key]),
  );
}

/**
 * The tokens of the generic theme as one `:root` rule, for pages that are not built with the component styles, and
 * those that change on phones and in large text.
 * Names are those of the contract, so `var(--color-brand-base)` means the same everywhere.
 */
export function tokensToCss(): string {
  const phone = declarations(phoneTokens).join(' ');
  const large = declarations(largeTextTokens).join(' ');
  return `:root { ${declarations(tokens).join(' ')} }
@media ${media.phone} { :root { ${phone} } }
.${themeClass.largeText} { ${large} }
`;
}
