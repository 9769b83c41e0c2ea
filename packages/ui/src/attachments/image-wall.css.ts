import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
  gap: space[3],
  listStyle: 'none',
  margin: 0,
  padding: `${space[4]} ${space[6]}`,
});

export const tile = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: color.pictureGround,
  selectors: {
    '&[data-dragged="true"]': { opacity: 0.5 },
    '&[data-target="true"]': { outline: `2px dashed ${color.brand.solid}`, outlineOffset: '-2px' },
  },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const mark = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  width: '100%',
  height: '100%',
});

export const name = style({
  maxWidth: '100%',
  padding: `0 ${space[2]}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: font('caption'),
  color: color.muted,
});

export const cover = style({
  position: 'absolute',
  top: 0,
  left: 0,
  padding: `0 ${space[2]}`,
  borderBottomRightRadius: vars.radius.tag,
  background: color.ink,
  color: color.onSolid,
  font: font('caption'),
});

export const way = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  paddingBottom: '36px',
  isolation: 'isolate',
  font: font('caption'),
  color: color.ink,
  textAlign: 'center',
  '::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1, background: color.sheet, opacity: 0.88 },
});

export const bar = style({ width: '64%' });

/** Seen while the pointer or the focus is in the tile, and always where there is no pointer that hovers. */
export const tools = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  background: color.ink,
  opacity: 0,
  transition: `opacity ${vars.motion.hover}`,
  selectors: { [`${tile}:hover &, ${tile}:focus-within &, &[data-always="true"]`]: { opacity: 1 } },
  '@media': { '(hover: none)': { opacity: 1 } },
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  color: color.onSolid,
  ':hover': { color: color.footer.link },
  selectors: { '&:focus-visible': { outline: `2px solid ${color.onSolid}`, outlineOffset: '-2px' } },
});

export const addTile = style({
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.control,
});

/** Stronger than the button's own look, whichever of the two style sheets comes last. */
export const addButton = style({
  selectors: {
    '&&': {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      gap: space[1],
      border: `1px dashed ${color.field}`,
      fontWeight: 400,
      color: color.body,
    },
  },
});

export const count = style({ font: font('caption'), color: color.muted, fontVariantNumeric: 'tabular-nums' });
