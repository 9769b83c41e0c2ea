import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const trend = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'end',
  padding: `${space[2]} ${space[6]} ${space[6]}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[2]} ${space[4]} ${space[4]}` },
  },
});

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
});

export const sum = style({
  display: 'grid',
  width: '100%',
  padding: space[2],
  borderRadius: vars.radius.control,
  textAlign: 'left',
  selectors: {
    '&:hover': { background: color.brand.tint },
    '&[aria-pressed="true"]': { background: color.brand.tint, boxShadow: `inset 3px 0 0 ${color.brand.solid}` },
  },
});

export const label = style({ color: color.muted });

export const total = style({ color: color.ink, font: font('heading', 600) });

export const note = style({ color: color.muted, font: font('caption') });

export const figure = style({ position: 'relative', minWidth: 0 });

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginBottom: space[3],
  color: color.muted,
  font: font('caption'),
});

export const today = style({ color: color.ink });

export const drawing = style({
  display: 'block',
  width: '100%',
  height: '72px',
  borderBottom: `1px solid ${color.line}`,
});

export const bar = style({ fill: color.brand.softLine, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });

export const barToday = style({ fill: color.brand.base, '@media': { [media.forcedColors]: { fill: 'Highlight' } } });
