import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: space[1],
  maxWidth: '100%',
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.pictureGround,
  color: color.muted,
  font: font('caption'),
});

export const image = style({ objectFit: 'contain' });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '280px',
  maxWidth: '100%',
  padding: `10px ${space[3]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const fileWords = style({ display: 'grid', flex: 1, minWidth: 0 });

export const fileName = style({
  overflow: 'hidden',
  color: color.ink,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const fileSize = style({ font: font('caption'), color: color.muted });

export const download = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.control,
  color: color.body,
  ':hover': { background: color.brand.tint, color: color.brand.text },
});
