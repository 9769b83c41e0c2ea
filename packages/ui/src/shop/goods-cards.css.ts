import { style } from '@vanilla-extract/css';
import { twoLines } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { columns, narrowColumns } from './columns.ts';
import { narrow, themeColor } from './shop-ground.css.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(var(${columns}), minmax(0, 1fr))`,
  gap: space[6],
  '@container': {
    [narrow]: { gridTemplateColumns: `repeat(var(${narrowColumns}), minmax(0, 1fr))`, gap: space[2] },
  },
});

const box = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  overflow: 'hidden',
  ':hover': { borderColor: color.brand.line },
});

export const card = box;

export const slide = style({
  display: 'flex',
  gap: space[4],
  paddingBottom: space[2],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '@container': { [narrow]: { gap: space[2] } },
});

export const slideCard = style([
  box,
  {
    flex: '0 0 240px',
    scrollSnapAlign: 'start',
    '@container': { [narrow]: { flexBasis: '148px' } },
  },
]);

export const cover = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 'auto',
  aspectRatio: '1 / 1',
  objectFit: 'cover',
  background: color.pictureGround,
  color: color.muted,
});

export const text = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[1],
  padding: space[4],
  '@container': { [narrow]: { padding: space[2] } },
});

export const title = style([twoLines, { font: font('body', 600), color: color.ink }]);

/** The whole card leads on; the title alone is its name. */
export const link = style({
  display: 'inline-block',
  minHeight: vars.target.least,
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const note = style({ font: font('caption'), color: color.muted, overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginTop: 'auto',
  paddingTop: space[1],
});

export const price = style({
  font: font('subtitle', 600),
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { font: font('reading', 600) } },
});

export const unit = style({ marginLeft: space[1], font: font('caption'), color: color.muted });

/** Above the link that covers the card. */
export const ask = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '64px',
  minHeight: vars.control.compact,
  padding: `0 ${space[3]}`,
  border: `1px solid var(${themeColor})`,
  borderRadius: vars.radius.control,
  font: font('body', 600),
  color: color.ink,
  ':hover': { background: color.brand.tint },
});
