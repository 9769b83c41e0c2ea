import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const contents = style({ '@media': { print: { display: 'none' } } });

export const title = style({ font: font('body', 600), color: color.ink });

export const list = style({ marginTop: space[1], borderLeft: `1px solid ${color.line}` });

export const link = style({
  display: 'block',
  marginLeft: '-1px',
  padding: `${space[1]} 0 ${space[1]} ${space[4]}`,
  borderLeft: '2px solid transparent',
  font: font('body'),
  color: color.muted,
  ':hover': { color: color.brand.text },
  selectors: { '&[aria-current]': { borderLeftColor: color.brand.text, color: color.brand.text } },
});
