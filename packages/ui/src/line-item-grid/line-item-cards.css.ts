import { style } from '@vanilla-extract/css';
import { trigger } from '../select/select.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const cards = style({ listStyle: 'none', margin: 0, padding: 0 });

/** As in lists of records: a strip of the page between two cards. What is far from sight is not laid out. */
export const card = style({
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  borderBottom: `8px solid ${color.page}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 320px',
});

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const title = style({ padding: 0, font: font('body', 600), color: color.ink, overflowWrap: 'anywhere' });

export const note = style({ margin: 0, font: font('caption'), color: color.muted, overflowWrap: 'anywhere' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[3],
  margin: `${space[3]} 0 0`,
});

export const term = style({ font: font('body'), color: color.muted });

export const value = style({ margin: `${space[1]} 0 0`, color: color.ink, overflowWrap: 'anywhere' });

export const figure = style([value, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' }]);

export const choice = style([
  trigger,
  { selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' } } },
]);

export const more = style({ marginTop: space[3] });

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({ padding: `${space[3]} ${space[4]} 0` });
