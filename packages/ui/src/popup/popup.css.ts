import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const picture = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
  marginTop: vars.space[4],
});

export const text = style({ marginTop: vars.space[3], font: font('reading'), color: vars.color.body });

export const foot = style({ display: 'flex', justifyContent: 'flex-end', marginTop: vars.space[5] });
