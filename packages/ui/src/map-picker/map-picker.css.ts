import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const map = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.page,
});

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  touchAction: 'none',
  cursor: 'crosshair',
});

export const grid = style({ fill: 'none', stroke: color.hairline, strokeWidth: 1 });
export const place = style({ fill: color.brand.solid });
export const placeName = style({ fill: color.body, font: font('caption') });
export const pinHole = style({ fill: color.sheet });

export const pin = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  translate: '-50% -82%',
  color: color.brand.solid,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});

export const zoom = style({
  position: 'absolute',
  right: space[3],
  bottom: space[3],
  display: 'grid',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
});

export const zoomButton = style({
  width: '36px',
  height: '36px',
  font: font('subtitle'),
  color: color.ink,
  ':hover': { background: color.page },
  ':disabled': { color: color.hint },
});

export const scale = style({
  position: 'absolute',
  left: space[3],
  bottom: space[3],
  width: 'calc(100% * 100 / 572)',
  borderBottom: `2px solid ${color.body}`,
  font: font('caption'),
  color: color.body,
  textAlign: 'center',
});

export const hint = style({ marginTop: space[2], font: font('caption'), color: color.muted });
