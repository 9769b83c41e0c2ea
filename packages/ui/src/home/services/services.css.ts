import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, motion, space } = vars;

export const muted = style({ color: color.muted });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: vars.layout.gutter,
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] } },
});

export const law = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[6]} ${space[8]} ${space[5]}`,
  background: color.sheet,
  borderRadius: vars.radius.card,
  '@media': {
    [media.desktop]: { paddingInline: space[6] },
    // In one column the card is wide: the drawing stands beside the text.
    [media.laptop]: { display: 'grid', gridTemplateColumns: '360px minmax(0, 1fr)', columnGap: space[10] },
    [media.phone]: { display: 'flex' },
  },
});

export const lawArt = style({
  width: '100%',
  height: 'auto',
  marginBottom: space[5],
  '@media': {
    [media.laptop]: { gridRow: '1 / span 3', alignSelf: 'center' },
    [media.phone]: { alignSelf: 'stretch' },
  },
});

export const lawTitle = style({ font: font('heading', 600) });

export const lawSummary = style({ margin: `${space[2]} 0 ${space[4]}` });

export const lawEntries = style({ marginTop: 'auto' });

export const lawItem = style({ borderTop: `1px solid ${color.hairline}` });

export const lawEntry = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  height: '48px',
  font: font('reading'),
  color: color.ink,
  transition: `color ${motion.hover}`,
  ':hover': { color: color.brand.text },
});

export const lawCount = style({ font: font('body'), color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  rowGap: vars.layout.gutter,
});

/** One sheet; the gaps let the line colour through. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  background: color.hairline,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  alignContent: 'start',
  columnGap: space[4],
  height: '100%',
  padding: `${space[6]} ${space[6]} ${space[5]}`,
  background: color.sheet,
  // The sheet hides what lies outside it, so the ring is drawn inside.
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': {
    [media.desktop]: { paddingInline: space[5], columnGap: space[3] },
    [media.phone]: { display: 'flex', flexDirection: 'column', padding: space[4] },
  },
});

export const cellIcon = style({
  gridRow: 'span 3',
  marginTop: '2px',
  color: color.brand.solid,
  '@media': { [media.phone]: { marginBottom: space[2] } },
});

export const cellName = style({
  font: font('reading', 600),
  color: color.ink,
  transition: `color ${motion.hover}`,
  selectors: { [`${cell}:hover > &`]: { color: color.brand.text } },
});

export const price = style({ marginTop: space[3], fontVariantNumeric: 'tabular-nums' });
