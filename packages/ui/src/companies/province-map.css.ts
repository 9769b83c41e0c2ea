import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const figure = style({ minWidth: 0 });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${space[1]} ${space[4]}`,
  marginTop: space[3],
});

export const band = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  font: font('caption'),
  color: color.muted,
});

export const swatch = style({
  width: '20px',
  height: '12px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.tag,
});

const grounds = [color.sheet, color.sheet, color.brand.tag, color.brand.softLine, color.brand.line] as const;

/** By how many bands an area has reached: none and the first are white. */
export const bands = grounds.map((ground) => style({ background: ground, fill: ground }));

export const map = style({ display: 'block', width: '100%', height: 'auto' });

export const area = style({
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const outline = style({
  stroke: color.muted,
  strokeWidth: 1,
  selectors: {
    [`${area}:hover &`]: { fill: color.brand.pressed },
  },
});

export const focused = style({ fill: 'none', stroke: color.focus, strokeWidth: 4, pointerEvents: 'none' });

/** On a phone a unit of the map is half a pixel: the names grow. */
const label = { fill: color.ink, textAnchor: 'middle', pointerEvents: 'none' } as const;

export const name = style({
  ...label,
  font: font('reading'),
  '@media': { [media.phone]: { font: font('heading'), transform: 'translateY(-4px)' } },
});

export const count = style({
  ...label,
  font: font('subtitle', 600),
  '@media': { [media.phone]: { font: font('section', 600), transform: 'translateY(6px)' } },
});

export const chosen = style({ fill: 'none', stroke: color.brand.solid, strokeWidth: 3, pointerEvents: 'none' });

export const note = style({ marginTop: space[2], font: font('caption'), textAlign: 'right', color: color.muted });
