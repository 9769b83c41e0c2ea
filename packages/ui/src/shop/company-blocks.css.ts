import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { columns, narrowColumns } from './columns.ts';
import { narrow } from './shop-ground.css.ts';

const { color, space } = vars;

export const intro = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[10],
  padding: `${space[4]} 0`,
  '@container': { [narrow]: { flexDirection: 'column', gap: space[4] } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const paragraph = style({
  maxWidth: '50em',
  marginBottom: space[3],
  font: font('reading'),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const photo = style({
  width: '320px',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: color.pictureGround,
  '@container': { [narrow]: { width: '100%', order: -1 } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: `${space[3]} ${space[6]}`,
  padding: `${space[3]} 0`,
});

export const term = style({ font: font('caption'), color: color.muted });
export const value = style({ font: font('body'), color: color.ink, overflowWrap: 'anywhere' });

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.least,
  font: font('body'),
  color: color.brand.text,
});

export const wall = style({
  display: 'grid',
  gridTemplateColumns: `repeat(var(${columns}), minmax(0, 1fr))`,
  gap: space[6],
  padding: `${space[4]} 0`,
  '@container': {
    [narrow]: { gridTemplateColumns: `repeat(var(${narrowColumns}), minmax(0, 1fr))`, gap: space[2] },
  },
});

export const paper = style({
  position: 'relative',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  overflow: 'hidden',
  ':hover': { borderColor: color.brand.line },
});

export const paperFace = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '3 / 2',
  background: color.pictureGround,
  color: color.brand.icon,
  overflow: 'hidden',
});

export const paperText = style({ padding: space[4], '@container': { [narrow]: { padding: space[2] } } });
export const paperName = style({ font: font('body', 600), color: color.ink, overflowWrap: 'anywhere' });
export const paperLink = style({
  display: 'inline-block',
  minHeight: vars.target.least,
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const note = style({ font: font('caption'), color: color.muted });

export const cases = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  padding: `${space[4]} 0`,
  '@container': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] } },
});

export const casePicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: color.pictureGround,
});

export const caseName = style({ marginTop: space[2], font: font('body', 600), color: color.ink });

export const contact = style({ padding: `${space[4]} 0` });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], paddingTop: space[2] });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.control.comfortable,
  padding: `0 ${space[5]}`,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  font: font('body', 600),
  color: color.ink,
  background: color.sheet,
  ':hover': { borderColor: color.brand.base, color: color.brand.text },
});
