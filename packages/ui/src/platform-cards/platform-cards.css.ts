import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: space[5],
  padding: space[6],
  '@media': { [media.phone]: { padding: space[4], gap: space[3] } },
});

export const drawing = style({
  flex: 'none',
  '@media': { [media.phone]: { width: '96px', height: 'auto' } },
});

export const name = style({ font: font('title', 600), color: color.ink });

export const summary = style({ font: font('body'), color: color.muted });

export const figure = style({ marginTop: space[3], font: font('body'), color: color.muted });

export const number = style({ font: font('heading', 600), color: color.ink, fontVariantNumeric: 'tabular-nums' });

export const links = style({
  display: 'flex',
  margin: `0 ${space[6]}`,
  padding: `${space[3]} 0`,
  borderTop: `1px solid ${color.hairline}`,
});

export const linkPlace = style({
  flex: 1,
  textAlign: 'center',
  selectors: { '& + &': { borderLeft: `1px solid ${color.hairline}` } },
});

export const link = style({
  display: 'inline-block',
  padding: `${space[1]} ${space[2]}`,
  font: font('body'),
  color: color.body,
  ':hover': { color: color.brand.text },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[4]} ${space[6]}`,
  borderTop: `1px solid ${color.hairline}`,
  font: font('body', 600),
  color: color.ink,
  ':hover': { color: color.brand.text },
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
