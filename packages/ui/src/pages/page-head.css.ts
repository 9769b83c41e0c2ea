import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[4],
  marginBottom: space[4],
});

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const heading = style({ font: font('title', 600) });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { print: { display: 'none' } },
});

export const sheet = style({
  minWidth: 0,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const padded = style([sheet, { padding: space[6], '@media': { print: { padding: space[3] } } }]);

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { print: { gap: space[2] } },
});
