import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  wordBreak: 'break-all',
});

export const bubble = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  maxWidth: 'min(420px, calc(100vw - 32px))',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.sheet,
  font: font('body'),
  boxShadow: vars.shadow.float,
});
