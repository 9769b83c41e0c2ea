import { style } from '@vanilla-extract/css';
import { padded } from '../pages/page-head.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const columns = style([
  padded,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    gap: space[6],
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] } },
  },
]);

export const main = style({ display: 'grid', alignContent: 'start', gap: space[3], minWidth: 0 });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  font: font('body'),
  color: color.ink,
});

export const actions = style({ display: 'grid', gap: space[2], marginTop: 'auto' });
