import { style } from '@vanilla-extract/css';
import { sheet as plainSheet } from '../pages/page-head.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const sheet = plainSheet;

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  '@media': { [media.phone]: { flexWrap: 'wrap', padding: space[4] } },
});

export const logo = style({
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.card,
  background: color.brand.strong,
  color: color.sheet,
  font: font('reading', 600),
});

export const words = style({ flex: '1 1 0', minWidth: 0 });

export const name = style({ font: font('title', 600), overflowWrap: 'anywhere' });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}`, color: color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' } },
});

/** Four beside each other, or two and two; the lines between them are the ground showing through. */
export const badges = style({
  display: 'grid',
  // Who may not see one of the four has three.
  gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  borderTop: `1px solid ${color.hairline}`,
  borderBottomLeftRadius: vars.radius.card,
  borderBottomRightRadius: vars.radius.card,
  background: color.hairline,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const badge = style({
  selectors: { '&:last-child:nth-child(odd)': { '@media': { [media.tablet]: { gridColumn: 'span 2' } } } },
  padding: `${space[3]} ${space[6]}`,
  background: color.sheet,
  '@media': { [media.phone]: { padding: `${space[3]} ${space[4]}` } },
});

export const term = style({ color: color.muted, font: font('caption') });

export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[2]}` });

export const note = style({ color: color.muted, font: font('caption') });

/** Two characters alone are narrower than a finger. */
export const action = style({ display: 'inline-grid', minWidth: vars.target.least });
