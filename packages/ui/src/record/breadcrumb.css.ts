import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  font: font('caption'),
  color: vars.color.muted,
  '@media': { print: { display: 'none' } },
  overflowWrap: 'anywhere',
});

export const place = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const link = style({
  minWidth: vars.target.least,
  lineHeight: '24px',
  ':hover': { color: vars.color.brand.text },
});
