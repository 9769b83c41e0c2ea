import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { [media.phone]: { gap: '10px' } },
});

export const mark = style({
  flex: 'none',
  width: '52px',
  height: '52px',
  objectFit: 'contain',
  '@media': { [media.phone]: { width: '36px', height: '36px' } },
});

export const ground = style({ fill: vars.color.brand.base });

export const title = style({
  display: 'block',
  font: font('heading', 600),
  color: vars.color.ink,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { font: font('subtitle', 600) } },
});

export const subtitle = style({
  display: 'block',
  font: font('body'),
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});
