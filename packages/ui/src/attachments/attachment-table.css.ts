import { globalStyle, style } from '@vanilla-extract/css';
import { steady } from '../data-table/data-table.css.ts';
import { vars } from '../tokens/contract.css.ts';

const { space } = vars;

export const table = style([steady, { minWidth: '900px', '@media': { print: { minWidth: 0 } } }]);
// Marks to choose by and what is pressed are nothing on paper.
globalStyle(`${table} :is(th, td, col):is(:first-child, :last-child)`, { '@media': { print: { display: 'none' } } });

/** Measures the room that a table has. */
export const room = style({ containerType: 'inline-size' });

/** Less room than all columns need. */
const little = '(max-width: 899px)';

/** Of files that are there already: where there is little room, who has uploaded them gives way to what can be done. */
export const lean = style([table, { '@container': { [little]: { minWidth: '600px' } } }]);
globalStyle(`${lean} :is(th, td, col):nth-child(4)`, { '@container': { [little]: { display: 'none' } } });

export const tick = style({ width: '64px' });
export const size = style({ width: '104px' });
export const person = style({ width: '120px' });
export const time = style({
  width: '184px',
  selectors: { [`${lean} &`]: { '@container': { [little]: { width: '168px' } } } },
});
export const operations = style({
  width: '196px',
  selectors: { [`${lean} &`]: { '@container': { [little]: { width: '132px' } } } },
});

export const name = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });

export const nameText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink,
  '@media': { print: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const actions = style({ display: 'flex', gap: space[3] });
