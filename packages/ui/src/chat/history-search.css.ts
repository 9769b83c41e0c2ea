import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const field = style({
  flex: 'none',
  width: '100%',
  height: vars.control.regular,
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  color: color.ink,
  font: font('body'),
  '::placeholder': { color: color.hint, opacity: 1 },
});

export const count = style({ padding: `${space[2]} 0`, color: color.muted, font: font('caption') });

export const note = style({ color: color.muted });

export const hit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: `0 ${space[2]}`,
  width: '100%',
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${color.hairline}`,
  color: color.body,
  textAlign: 'left',
  ':hover': { background: color.page },
});

export const name = style({
  overflow: 'hidden',
  color: color.muted,
  font: font('caption'),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const time = style({ color: color.muted, font: font('caption') });

export const content = style({
  gridColumn: '1 / -1',
  display: '-webkit-box',
  overflow: 'hidden',
  color: color.ink,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
