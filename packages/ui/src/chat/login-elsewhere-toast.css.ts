import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** Where messages appear: at the top in the middle, over everything. */
export const place = style({
  position: 'fixed',
  top: vars.space[6],
  left: '50%',
  zIndex: vars.layer.toast,
  translate: '-50% 0',
});
