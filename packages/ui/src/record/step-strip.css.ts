import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const strip = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.rail,
  display: 'flex',
  overflowX: 'auto',
  minHeight: '52px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@media': { print: { display: 'none' } },
});

export const step = style({
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  gap: space[2],
  padding: `0 ${space[4]}`,
  minHeight: '52px',
  borderBottom: '3px solid transparent',
  color: color.body,
  font: font('body'),
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { borderBottomColor: color.brand.solid, color: color.brand.text, font: font('body', 600) },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.full,
  font: font('caption'),
});
