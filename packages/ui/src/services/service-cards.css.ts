import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[6],
  padding: `${space[6]} 0`,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gap: space[3] },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  overflow: 'hidden',
  ':hover': { borderColor: color.brand.line },
});

export const cover = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.pictureGround,
});

export const text = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  padding: space[4],
  '@media': { [media.phone]: { padding: space[3] } },
});

export const title = style({ font: font('reading', 600), color: color.ink });

/** The whole card leads on; the title alone is its name. */
export const link = style({
  display: 'inline-block',
  minHeight: vars.target.least,
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const note = style({ font: font('caption'), color: color.muted });

export const price = style({
  marginTop: 'auto',
  paddingTop: space[3],
  font: font('subtitle', 600),
  color: color.ink,
  // Seven digits and their unit stand on one line of half a phone; what is longer breaks rather than being cut off.
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { font: font('reading', 600) } },
});
