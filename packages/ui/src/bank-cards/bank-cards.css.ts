import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  overflow: 'hidden',
});

const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: '50px',
  padding: `${space[2]} ${space[4]}`,
  font: font('body'),
  color: color.onSolid,
});

/** The colour tells no bank from another: the default, those that are bound, and those that are not. */
export const headOf = styleVariants(
  { main: color.deep.ground, bound: color.success.strong, waiting: color.footer.ground },
  (background) => [head, { background }],
);

/** Headings have a colour of their own elsewhere. */
export const bank = style({ font: font('body', 600), color: color.onSolid });

export const state = style({
  marginLeft: 'auto',
  padding: `0 ${space[2]}`,
  borderRadius: vars.radius.tag,
  background: color.footer.line,
  font: font('caption'),
});

export const facts = style({ padding: space[4], font: font('body'), color: color.muted });

export const number = style({
  marginBottom: space[1],
  font: font('subtitle', 600),
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '44px',
  marginTop: 'auto',
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${color.hairline}`,
  font: font('caption'),
  color: color.muted,
});
