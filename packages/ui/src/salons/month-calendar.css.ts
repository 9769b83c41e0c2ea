import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const sheet = style({
  padding: space[5],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.compact,
  height: vars.control.compact,
  borderRadius: vars.radius.control,
  color: color.body,
  ':hover': { background: color.page },
});

export const month = style({ font: font('reading', 600), color: color.ink });

export const grid = style({ width: '100%', marginTop: space[2], borderCollapse: 'collapse', tableLayout: 'fixed' });

export const weekday = style({ height: '38px', font: font('caption'), color: color.muted });

export const cell = style({ height: '38px', padding: 0 });

/** 34 in rows of 38. */
export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  margin: '0 auto',
  borderRadius: vars.radius.control,
  font: font('body'),
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
});

export const outside = style({ color: color.muted });

export const busy = style({
  background: color.brand.tint,
  fontWeight: 600,
  color: color.brand.text,
  ':hover': { background: color.brand.tag },
});

export const current = style({ outline: `2px solid ${color.brand.solid}`, outlineOffset: '-2px' });

export const today = style({ background: color.brand.solid, fontWeight: 600, color: color.onSolid });

export const dot = style({
  position: 'absolute',
  bottom: '3px',
  width: '4px',
  height: '4px',
  borderRadius: vars.radius.full,
  background: 'currentcolor',
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space[3],
  paddingTop: space[3],
  borderTop: `1px solid ${color.hairline}`,
  font: font('caption'),
});

export const key = style({ color: color.muted });

export const back = style({
  minHeight: vars.target.least,
  color: color.brand.text,
  textDecoration: 'underline',
  ':disabled': { visibility: 'hidden' },
});
