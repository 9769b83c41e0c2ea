import { style } from '@vanilla-extract/css';
import { onDark } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { narrow } from './shop-ground.css.ts';

const { color, space } = vars;

/** A dark ground whatever the shop's colour is, so that its words are read on any; a picture lies under a veil. */
export const header = style([
  onDark,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minHeight: '150px',
    padding: `${space[4]} 0`,
    backgroundColor: color.deep.ground,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    color: color.deep.text,
    isolation: 'isolate',
    '::before': {
      ...{ content: '""', position: 'absolute', inset: 0, zIndex: -1 },
      background: `color-mix(in srgb, ${color.deep.ground} 62%, transparent)`,
    },
    '@container': { [narrow]: { minHeight: '120px' } },
  },
]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@container': { [narrow]: { gap: space[3] } },
});

export const logo = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: vars.radius.card,
  background: color.sheet,
  color: color.brand.strong,
  overflow: 'hidden',
  '@container': { [narrow]: { width: '48px', height: '48px' } },
});

export const words = style({ flex: '1 1 200px', minWidth: 0 });

export const name = style({
  font: font('heading', 600),
  // It is a heading, which is ink elsewhere.
  color: 'inherit',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { font: font('subtitle', 600) } },
});

export const slogan = style({ font: font('body'), color: color.banner.label });

export const search = style({
  display: 'flex',
  flex: '0 1 260px',
  minWidth: '180px',
  height: vars.control.comfortable,
  borderRadius: vars.radius.control,
  background: color.sheet,
  vars: { [color.focus]: color.brand.base },
  '@container': { [narrow]: { flex: '1 1 100%', order: 1 } },
});

export const field = style({
  flex: 1,
  minWidth: 0,
  padding: `0 0 0 ${space[3]}`,
  border: 0,
  background: 'none',
  font: font('body'),
  color: color.ink,
  '::placeholder': { color: color.hint },
});

export const searchButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.comfortable,
  color: color.brand.text,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
