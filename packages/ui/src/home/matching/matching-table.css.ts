import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, space } = vars;

/** Keeps the height of the head and seven rows, so that a filter does not move the page. */
export const frame = style({ minHeight: '432px', '@media': { [media.phone]: { minHeight: 0 } } });

export const table = style({
  tableLayout: 'fixed',
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { display: 'block' } },
});
globalStyle(`${table} > caption`, { height: 0 });
globalStyle(`${table} > tbody`, { '@media': { [media.phone]: { display: 'block' } } });

export const head = style({ '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${head} th`, {
  height: '40px',
  padding: `0 ${space[4]} 0 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  fontWeight: 400,
  color: color.muted,
  whiteSpace: 'nowrap',
});

const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const titleColumn = style({ width: '25.7%', '@media': { [media.laptop]: { width: 'auto' } } });
export const regionColumn = style({ width: '116px', '@media': { [media.laptop]: { width: '98px' } } });
export const amountColumn = style({ width: '112px' });
export const timeColumn = style({ width: '140px', '@media': { [media.laptop]: { width: '124px' } } });
export const statusColumn = style({ width: '84px' });
globalStyle(`${head} :is(${amountColumn}, ${timeColumn})`, { textAlign: 'right' });
globalStyle(`${head} ${statusColumn}`, { textAlign: 'right', paddingRight: 0 });

export const row = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      padding: `${space[3]} 0`,
      borderBottom: `1px solid ${color.hairline}`,
      selectors: { '&:nth-child(n + 6)': { display: 'none' } },
    },
  },
});
globalStyle(`${row}:hover`, { background: color.brand.ground });
globalStyle(`${row} > td`, {
  height: '56px',
  padding: `0 ${space[4]} 0 0`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { height: 'auto', padding: 0, border: 0 } },
});

export const wideOnly = style({});
globalStyle(`${row} > ${wideOnly}`, { '@media': { [media.phone]: { display: 'none' } } });

export const titleCell = style({ '@media': { [media.phone]: { gridArea: '1 / 1', minWidth: 0 } } });

// A target as high as its two lines, not as one.
globalStyle(`${titleCell} > a`, { display: 'block' });

export const title = style({
  display: 'block',
  font: font('body', 600),
  lineHeight: '20px',
  color: color.ink,
  selectors: { 'a:hover > &': { color: color.brand.text } },
});

export const specification = style({
  display: 'block',
  font: font('caption'),
  lineHeight: '18px',
  color: color.muted,
});

export const amountCell = style([figures, { color: color.ink, textAlign: 'right' }]);
export const timeCell = style([figures, { textAlign: 'right' }]);
export const statusCell = style([figures, { textAlign: 'right' }]);
globalStyle(`${row} > ${statusCell}`, {
  paddingRight: 0,
  '@media': { [media.phone]: { gridArea: '1 / 2', paddingLeft: space[3] } },
});
globalStyle(`${row} > ${amountCell}`, {
  '@media': { [media.phone]: { gridArea: '2 / 1', textAlign: 'left', paddingTop: '6px' } },
});
globalStyle(`${row} > ${timeCell}`, {
  '@media': { [media.phone]: { gridArea: '2 / 2', paddingTop: '6px', color: color.muted } },
});

export const empty = style({ paddingBlock: space[16], textAlign: 'center', color: color.muted });
