import { style } from '@vanilla-extract/css';
import { dialog as base } from '../dialog/dialog.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const dialog = style([base, { width: '860px' }]);

export const table = style({
  marginBottom: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

/** Two values of one width beside their name; below it where there is no room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '136px 1fr 1fr',
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } },
});

export const head = style([row, { background: color.page, font: font('body', 600), color: color.ink }]);

const cell = style({ minWidth: 0, padding: `${space[2]} ${space[3]}` });

export const name = style([
  cell,
  {
    background: color.page,
    font: font('body'),
    color: color.muted,
    '@media': { [media.phone]: { gridColumn: '1 / -1' } },
  },
]);

export const side = style([cell, { borderLeft: `1px solid ${color.hairline}` }]);

export const value = style([
  side,
  {
    display: 'flex',
    gap: space[2],
    font: font('body'),
    color: color.ink,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { background: color.brand.tint, boxShadow: `inset 0 0 0 2px ${color.brand.solid}` },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
  },
]);

export const mark = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  margin: '3px 0 0',
  accentColor: color.brand.solid,
});

export const merged = style({
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.page,
  font: font('caption'),
  color: color.muted,
});

export const note = style({ marginBottom: space[4], font: font('caption'), color: color.muted });

export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[3] });
