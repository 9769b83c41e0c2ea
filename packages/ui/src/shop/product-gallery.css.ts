import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const gallery = style({ minWidth: 0 });

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1 / 1',
  borderRadius: vars.radius.card,
  background: color.pictureGround,
  color: color.muted,
  overflow: 'hidden',
  selectors: { 'button&': { cursor: 'zoom-in' } },
});

export const large = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const place = style({
  position: 'absolute',
  right: space[3],
  bottom: space[3],
  padding: `0 ${space[2]}`,
  borderRadius: vars.radius.control,
  background: color.footer.ground,
  color: color.footer.heading,
  font: font('caption'),
  fontVariantNumeric: 'tabular-nums',
});

export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[3] });

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.pictureGround,
  overflow: 'hidden',
  selectors: {
    '&[aria-pressed="true"]': { border: `2px solid ${color.brand.base}` },
    '&:hover': { borderColor: color.brand.line },
  },
});
