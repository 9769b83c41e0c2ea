import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  marginTop: space[12],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  font: font('body'),
});

export const label = style({ font: font('caption'), color: color.muted });

export const link = style({ minHeight: vars.target.least, color: color.ink, ':hover': { color: color.brand.text } });

export const none = style({ color: color.muted });
