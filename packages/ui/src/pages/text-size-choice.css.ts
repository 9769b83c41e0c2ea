import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const group = style({
  display: 'flex',
  gap: space[1],
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { print: { display: 'none' } },
});

export const legend = style({
  padding: 0,
  marginBottom: space[1],
  font: font('caption'),
  color: color.muted,
});

export const size = style({
  width: '28px',
  height: '28px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.tag,
  font: font('body'),
  color: color.body,
  ':hover': { color: color.brand.text },
  selectors: { '&[aria-pressed="true"]': { borderColor: color.brand.text, color: color.brand.text, fontWeight: 600 } },
});
