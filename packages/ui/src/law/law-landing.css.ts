import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const line = `1px solid ${color.hairline}`;

export const slogan = style({ padding: `${space[4]} 0`, font: font('reading'), color: color.body });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[4]} 0`,
  padding: `${space[4]} 0`,
  borderBottom: line,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const term = style({ font: font('body'), color: color.muted });

export const value = style({ font: font('heading', 600), color: color.ink });

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  padding: `${space[6]} 0`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

export const way = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[6],
  border: line,
  borderRadius: vars.radius.card,
  color: color.brand.text,
  ':hover': { borderColor: color.brand.line },
});

export const wayName = style({ font: font('reading', 600), color: color.ink });

export const link = style({
  display: 'inline-block',
  minHeight: vars.target.least,
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const wayText = style({ font: font('body'), color: color.muted });

export const part = style({ paddingTop: space[4] });

export const partHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
});

export const partName = style({ font: font('subtitle', 600), color: color.ink });

export const more = style({
  display: 'inline-block',
  minHeight: vars.target.least,
  font: font('body'),
  color: color.brand.text,
});
