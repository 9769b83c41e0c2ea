import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const skipLink = style({
  position: 'absolute',
  left: vars.space[4],
  top: '-60px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.brand.solid,
  color: vars.color.onSolid,
  zIndex: vars.layer.toast,
  ':focus': { top: vars.space[2] },
});
