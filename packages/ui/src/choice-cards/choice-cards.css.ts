import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space[4],
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  font: font('body'),
  color: color.body,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { borderColor: color.brand.line },
    '&:has(:checked)': { borderColor: color.brand.solid, boxShadow: `inset 0 0 0 1px ${color.brand.solid}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand.base}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
});

export const title = style({ paddingRight: space[8], font: font('body', 600), color: color.ink });

/** Covers the card, so that the whole of it is the radio button. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** In the corner of the chosen card. */
export const check = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'none',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderTopRightRadius: vars.radius.card,
  borderBottomLeftRadius: vars.radius.card,
  background: color.brand.solid,
  color: color.onSolid,
  selectors: { [`${card}:has(:checked) &`]: { display: 'grid' } },
});
