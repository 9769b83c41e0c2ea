import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[3]} ${space[1]}`,
  padding: `0 ${space[4]} ${space[6]}`,
});

export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  color: color.body,
  font: font('caption'),
  textAlign: 'center',
});

export const drawing = style({
  display: 'grid',
  placeContent: 'center',
  width: '40px',
  height: '40px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  color: color.brand.text,
  selectors: { [`${entry}:hover &`]: { borderColor: color.brand.solid, background: color.brand.tint } },
});
