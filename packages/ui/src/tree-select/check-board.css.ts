import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[2]} 0`,
  font: font('body'),
  color: color.muted,
});

export const search = style({
  width: '220px',
  '@media': { [media.phone]: { width: '100%' } },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginLeft: 'auto',
  '@media': { [media.phone]: { marginLeft: 0 } },
});
