import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const line = `1px solid ${color.hairline}`;

/** Three in a row, two where the window is narrower. */
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
  gap: space[3],
  padding: space[6],
  border: line,
  borderRadius: vars.radius.card,
  background: color.sheet,
  ':hover': { borderColor: color.brand.line },
  '@media': { [media.phone]: { padding: space[4] } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[4] });

/** In place of a portrait. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.full,
  background: color.brand.tag,
  font: font('subtitle', 600),
  color: color.brand.text,
});

export const portrait = style([initial, { objectFit: 'cover' }]);

export const who = style({ minWidth: 0 });

export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[3]}` });

export const name = style({ font: font('reading', 600), color: color.ink });

/** The whole card leads on; the name alone is its name. */
export const link = style({
  display: 'inline-block',
  minHeight: vars.target.least,
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const note = style({ font: font('body'), color: color.muted });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginTop: 'auto',
  paddingTop: space[4],
  borderTop: line,
});

export const price = style({ font: font('subtitle', 600), color: color.ink, overflowWrap: 'anywhere' });

export const before = style({
  marginLeft: space[2],
  font: font('body'),
  color: color.muted,
  textDecoration: 'line-through',
});

/** Above the link of the whole card. */
export const action = style({ position: 'relative' });

export const items = style({ display: 'grid', gap: space[1], font: font('body'), color: color.body });

export const item = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });

export const times = style({ flex: 'none', color: color.ink });
