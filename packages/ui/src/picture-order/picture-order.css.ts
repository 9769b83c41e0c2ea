import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gap: space[1],
  width: '112px',
  selectors: { '&[data-over]': { outline: `2px solid ${color.brand.solid}`, outlineOffset: '2px' } },
});

/** The picture can be dragged, and takes the keys. */
export const handle = style({
  position: 'relative',
  display: 'block',
  width: '112px',
  height: '112px',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.page,
  cursor: 'grab',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.brand.base}`, outlineOffset: '2px' } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', pointerEvents: 'none' });

export const main = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  padding: `0 ${space[2]}`,
  background: color.ink,
  color: color.onSolid,
  font: font('caption'),
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' });

export const add = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  width: '112px',
  height: '112px',
  border: `1px dashed ${color.field}`,
  borderRadius: vars.radius.control,
  font: font('caption'),
  color: color.muted,
});
