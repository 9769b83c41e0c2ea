import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/values.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.layout.gutter,
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
