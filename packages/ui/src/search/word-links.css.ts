import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginTop: vars.space[3],
});

export const word = style({
  minHeight: vars.target.least,
  color: vars.color.brand.text,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
