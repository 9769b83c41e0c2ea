import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const groups = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: '160px 1fr auto',
  alignItems: 'start',
  gap: space[3],
  padding: space[3],
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});

export const values = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const value = style({ display: 'flex', alignItems: 'center', gap: space[1], width: '132px' });

export const adder = style({ width: '140px' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
});

export const hint = style({ font: font('caption'), color: color.muted });

export const problem = style({ font: font('caption'), color: color.danger.text });
