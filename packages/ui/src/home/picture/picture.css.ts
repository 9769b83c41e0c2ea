import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.pictureGround,
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
