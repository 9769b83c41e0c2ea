import { style } from '@vanilla-extract/css';
import { steady } from '../data-table/data-table.css.ts';
import { vars } from '../tokens/contract.css.ts';

const { space } = vars;

export const table = style([steady, { minWidth: '900px' }]);

export const tick = style({ width: '64px' });
export const size = style({ width: '104px' });
export const person = style({ width: '120px' });
export const time = style({ width: '184px' });
export const operations = style({ width: '196px' });

export const name = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });

export const nameText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink,
});

export const actions = style({ display: 'flex', gap: space[3] });
