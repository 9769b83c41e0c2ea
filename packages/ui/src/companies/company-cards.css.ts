import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  padding: `${space[6]} 0`,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: space[6],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  ':hover': { borderColor: color.brand.line },
});

export const head = style({ display: 'flex', gap: space[4] });

export const name = style({ font: font('reading', 600), color: color.ink });

/** The whole card leads on; the name alone is its name. */
export const link = style({
  display: 'inline-block',
  minHeight: vars.target.least,
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const region = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  font: font('body'),
  color: color.muted,
});

/** One row, so that the figures of a row of cards are level. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  height: '20px',
  margin: `${space[3]} 0`,
  overflow: 'hidden',
});

export const facts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  marginTop: 'auto',
  paddingTop: space[4],
  borderTop: `1px solid ${color.hairline}`,
});

export const fact = style({
  selectors: { '& + &': { paddingLeft: space[4], borderLeft: `1px solid ${color.hairline}` } },
});

export const term = style({ font: font('caption'), color: color.muted });

export const value = style({ font: font('body', 600), color: color.ink });
