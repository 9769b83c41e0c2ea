import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const countdown = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
});

export const figure = style({ font: font('heading', 600), color: vars.color.ink });

export const unit = style({ font: font('caption'), color: vars.color.muted });
