import { globalStyle, style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

/** Menu 200, gap 26, content 1140; the content shrinks first. */
export const frame = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: vars.layout.gutter,
    alignItems: 'start',
    padding: `${space[5]} 0 ${space[20]}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
      print: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 0 },
    },
  },
]);

export const menu = style({
  position: 'sticky',
  top: space[5],
  padding: space[2],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@media': { [media.tablet]: { position: 'static' }, print: { display: 'none' } },
});

// Nothing is pressed on paper; what a column sorts by is its title.
globalStyle(`${frame} button:not(th *)`, { '@media': { print: { display: 'none' } } });

/** Below 1024 px the menu is folded, so that the page begins below one line. */
export const toggle = style({
  display: 'none',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: `max(40px, ${vars.target.least})`,
  padding: `0 ${space[3]}`,
  color: color.ink,
  fontWeight: 600,
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const notice = style({
  selectors: { '&:not(:empty)': { marginBottom: space[4] } },
  '@media': { print: { display: 'none' } },
});

export const folded = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  margin: `0 0 ${space[2]}`,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const side = style({
  height: '34px',
  color: color.body,
  selectors: {
    '&[aria-pressed="true"]': { background: color.brand.tint, color: color.brand.text, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** One question below the switch, until it is answered. */
export const offer = style({
  display: 'grid',
  gap: space[2],
  margin: `0 0 ${space[3]}`,
  padding: space[3],
  borderRadius: vars.radius.tag,
  background: color.brand.ground,
  font: font('caption'),
  color: color.body,
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  borderRadius: vars.radius.tag,
  color: color.ink,
  transition: `background ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.brand.ground },
    '&[aria-current="page"]': {
      background: color.brand.tint,
      boxShadow: `inset 3px 0 ${color.brand.base}`,
      fontWeight: 600,
    },
  },
});

export const entry = style([item, { minHeight: `max(40px, ${vars.target.least})`, padding: `0 ${space[3]}` }]);

export const child = style([
  item,
  { minHeight: `max(36px, ${vars.target.least})`, padding: `0 ${space[3]} 0 42px`, font: font('body') },
]);

export const count = style({
  marginLeft: 'auto',
  font: font('caption'),
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const failed = style({ display: 'grid', justifyItems: 'start', gap: space[2], padding: space[3] });

export const arrow = style({
  marginLeft: 'auto',
  color: color.muted,
  transition: `rotate ${vars.motion.hover}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
