import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const root = style({ position: 'relative', padding: space[2], font: font('body') });

export const months = style({ display: 'flex', gap: space[6] });

export const nav = style({
  position: 'absolute',
  inset: `${space[2]} ${space[2]} auto`,
  display: 'flex',
  justifyContent: 'space-between',
});

export const navButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.regular,
  height: vars.control.regular,
  borderRadius: vars.radius.control,
  color: color.body,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.page },
    '&[aria-disabled="true"]': { color: color.line, cursor: 'not-allowed' },
  },
});

export const caption = style({
  display: 'grid',
  placeItems: 'center',
  height: vars.control.regular,
  font: font('body', 600),
  color: color.ink,
});

export const grid = style({ borderCollapse: 'collapse' });

export const weekday = style({
  width: vars.control.regular,
  height: vars.control.compact,
  fontWeight: 400,
  color: color.muted,
});

export const day = style({
  padding: '1px 0',
  textAlign: 'center',
  selectors: { '&[data-outside]': { visibility: 'hidden' } },
});

export const rangeMiddle = style({ background: color.brand.tag });

export const dayButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.regular,
  height: vars.control.regular,
  borderRadius: vars.radius.control,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover:not(:disabled)': { background: color.brand.tint },
    '&:disabled': { color: color.field, cursor: 'not-allowed', textDecoration: 'line-through' },
    '[data-today] > &': { color: color.brand.text, fontWeight: 600 },
    '[aria-selected="true"]:not([data-middle]) > &': { background: color.brand.solid, color: color.onSolid },
  },
});
