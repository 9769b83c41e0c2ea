import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, motion, space } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', borderTop: 0 },
  },
});

const between = `1px solid ${color.hairline}`;

export const item = style({
  selectors: { '& + &': { borderLeft: between } },
  '@media': {
    [media.laptop]: {
      selectors: { '&:nth-child(n + 4)': { borderTop: between }, '&:nth-child(3n + 1)': { borderLeft: 0 } },
    },
    [media.phone]: {
      borderTop: between,
      selectors: { '&:nth-child(even)': { borderLeft: between }, '&:nth-child(odd)': { borderLeft: 0 } },
    },
  },
});

// The first tile of a row starts on the column edge, the last one ends on it.
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: space[5],
  selectors: {
    [`${item}:first-child > &`]: { paddingLeft: 0 },
    [`${item}:last-child > &`]: { paddingRight: 0 },
  },
  '@media': {
    [media.desktop]: { paddingInline: space[4] },
    [media.laptop]: {
      selectors: {
        [`${item}:nth-child(3n + 1) > &`]: { paddingLeft: 0 },
        [`${item}:nth-child(3n) > &`]: { paddingRight: 0 },
      },
    },
    [media.phone]: {
      selectors: {
        [`${item}:nth-child(n) > &`]: { paddingInline: space[4] },
        [`${item}:nth-child(odd) > &`]: { paddingLeft: 0 },
        [`${item}:nth-child(even) > &`]: { paddingRight: 0 },
      },
    },
  },
});

export const drawing = style({
  width: '144px',
  height: '146px',
  margin: `0 0 ${space[5]} -8px`,
  '@media': { [media.phone]: { width: '108px', height: '110px', marginBottom: space[3] } },
});

export const name = style({
  font: font('title', 600),
  color: color.ink,
  transition: `color ${motion.hover}`,
  selectors: { [`${tile}:hover &`]: { color: color.brand.text } },
  '@media': { [media.phone]: { font: font('subtitle', 600) } },
});

export const summary = style({ marginTop: space[1], color: color.muted });

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '22px',
  // A summary of two lines in one tile leaves the feet of the row on one line.
  marginTop: 'auto',
  paddingTop: space[5],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { paddingTop: space[3] } },
});

export const arrow = style({
  color: color.field,
  transition: `color ${motion.hover}`,
  selectors: { [`${tile}:hover &`]: { color: color.brand.text } },
});
