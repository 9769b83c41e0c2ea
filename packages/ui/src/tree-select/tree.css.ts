import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const tree = style({ maxHeight: '400px', overflow: 'auto', padding: `${space[1]} 0`, font: font('body') });

/** A tree that stands on the page, as a field does. */
export const framed = style({
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
});

/** A tree of two levels as sections with their leaves beside each other; as long as it is. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  maxHeight: 'none',
  padding: 0,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const note = style({ font: font('caption'), color: color.muted });

export const node = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.control.compact,
  paddingRight: space[3],
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.brand.ground },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: color.hint, cursor: 'not-allowed' },
    [`${board} > &[aria-level="1"]`]: {
      gridColumn: '1 / -1',
      minHeight: vars.control.regular,
      borderTop: `1px solid ${color.hairline}`,
      fontWeight: 600,
    },
    '&[aria-selected="true"]': { fontWeight: 600, color: color.brand.text, background: color.brand.tint },
  },
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  color: color.muted,
  transition: `rotate ${vars.motion.hover}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '16px',
  height: '16px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.tag,
  color: color.onSolid,
  selectors: {
    '[aria-checked="true"] > &': { background: color.brand.solid, borderColor: color.brand.solid },
    '[aria-checked="mixed"] > &': { background: color.brand.solid, borderColor: color.brand.solid },
    '[aria-checked="mixed"] > &::after': { content: '""', width: '8px', height: '2px', background: color.onSolid },
    '[aria-disabled="true"] > &': { background: color.field, borderColor: color.field },
  },
});
