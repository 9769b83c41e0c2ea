import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const line = `1px solid ${color.hairline}`;

export const sheet = style({
  minWidth: 0,
  overflow: 'hidden',
  border: line,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const cover = style({
  display: 'block',
  width: '100%',
  height: '280px',
  objectFit: 'cover',
  background: color.pictureGround,
  '@media': { [media.phone]: { height: '160px' } },
});

export const text = style({
  padding: `${space[8]} ${space[10]} ${space[12]}`,
  '@media': { [media.phone]: { padding: space[4] } },
});

export const tags = style({ display: 'flex', gap: space[1] });

export const title = style({ margin: `${space[2]} 0 ${space[4]}`, font: font('section', 600), color: color.ink });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[8],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4em, max-content) minmax(0, 1fr)',
  columnGap: space[4],
  padding: `${space[3]} 0`,
  borderBottom: line,
  font: font('body'),
  color: color.ink,
});

export const term = style({ color: color.muted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[4] });

export const part = style({ marginTop: space[10] });

export const partTitle = style({ marginBottom: space[4], font: font('title', 600), color: color.ink });

export const agenda = style({ borderTop: `1px solid ${color.line}` });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  padding: `${space[3]} 0`,
  borderBottom: line,
  font: font('body'),
});

export const time = style({ flex: '0 0 48px', color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const topic = style({ flex: '1 1 12em', fontWeight: 600, color: color.ink });

export const speaker = style({ color: color.muted });

export const people = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[10]}` });

export const person = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const initial = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.full,
  background: color.brand.tag,
  font: font('subtitle', 600),
  color: color.brand.strong,
});

export const name = style({ display: 'block', font: font('body', 600), color: color.ink });

export const role = style({ font: font('caption'), color: color.muted });
