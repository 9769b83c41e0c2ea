import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style([content, { paddingBottom: space[20] }]);

export const field = style({
  padding: `${space[8]} 0`,
  '@media': { [media.phone]: { padding: `${space[4]} 0` } },
});

/** Kinds 200, a gutter, the sheet; kinds above it on tablets. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `200px minmax(0, 1fr)`,
  gap: vars.layout.gutter,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

export const sheet = style({
  minWidth: 0,
  padding: `${space[1]} ${space[8]} ${space[8]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@media': { [media.phone]: { padding: `${space[1]} ${space[4]} ${space[4]}` } },
});

export const facets = style({ minWidth: 0, paddingTop: space[5], '@media': { [media.tablet]: { paddingTop: 0 } } });

export const facetsHead = style({
  marginBottom: space[2],
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.line}`,
  font: font('body', 600),
  color: color.ink,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const facetList = style({
  '@media': { [media.tablet]: { display: 'flex', gap: space[5], overflowX: 'auto' } },
});

export const facet = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  minHeight: '36px',
  font: font('body'),
  color: color.body,
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand.text },
  selectors: {
    '&[aria-current]': { color: color.brand.text, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const facetCount = style({
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '64px',
  font: font('body'),
  color: color.muted,
});

export const orders = style({
  display: 'flex',
  flex: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
});

export const order = style({
  minHeight: '30px',
  padding: `${space[1]} ${space[3]}`,
  font: font('body'),
  color: color.body,
  ':hover': { color: color.brand.text },
  selectors: {
    '& + &': { borderLeft: `1px solid ${color.line}` },
    '&[aria-current]': { background: color.brand.tag, color: color.brand.text, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
