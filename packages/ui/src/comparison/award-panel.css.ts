import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

/** Paper keeps the table. */
const small = `screen and ${media.tablet}`;

export const panel = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  padding: `${space[4]} ${space[6]}`,
});
export const title = style({ font: font('reading', 600), color: color.ink });
export const note = style({ font: font('caption'), color: color.muted });
export const empty = style({ padding: `0 ${space[6]} ${space[6]}`, color: color.muted });

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: font('body'),
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [small]: { display: 'block' } },
});

export const heads = style({
  background: color.page,
  color: color.muted,
  '@media': { [small]: { display: 'none' } },
});
export const rows = style({ '@media': { [small]: { display: 'block' } } });
export const row = style({
  '@media': {
    [small]: { display: 'block', padding: `${space[3]} ${space[4]}`, borderTop: `1px solid ${color.hairline}` },
  },
});

export const start = style({});
export const reason = style({});
export const strong = style({ fontWeight: 600 });
export const lines = style({ display: 'block', font: font('caption'), color: color.muted });

globalStyle(`${table} th, ${table} td`, {
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${color.hairline}`,
  fontWeight: 400,
  textAlign: 'right',
});
globalStyle(`${table} .${start}, ${table} .${reason}`, { textAlign: 'left', paddingLeft: space[6] });
globalStyle(`${table} .${reason}`, { width: '36%', color: color.muted });
globalStyle(`${table} .${strong}, ${table} tfoot th`, { fontWeight: 600 });
globalStyle(`${table} th, ${table} td`, {
  '@media': {
    [small]: {
      display: 'flex',
      justifyContent: 'space-between',
      width: 'auto',
      padding: '2px 0',
      border: 0,
      textAlign: 'left',
    },
  },
});
globalStyle(`${table} .${start}, ${table} .${reason}`, {
  '@media': { [small]: { display: 'block', width: 'auto', paddingLeft: 0 } },
});
globalStyle(`${table} td[data-title]::before`, {
  '@media': { [small]: { content: 'attr(data-title)', color: color.muted } },
});

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${color.hairline}`,
});
