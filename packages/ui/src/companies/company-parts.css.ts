import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const line = `1px solid ${color.hairline}`;

const framed = {
  border: line,
  borderRadius: vars.radius.card,
  background: color.sheet,
  padding: space[8],
  '@media': { [media.phone]: { padding: space[4] } },
} as const;

export const term = style({ font: font('body'), color: color.muted });

export const projects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: color.pictureGround,
});

export const project = style({ marginTop: space[3], font: font('reading', 600), color: color.ink });

export const note = style({ font: font('caption'), color: color.muted });

export const contact = style([framed, { display: 'grid', gap: space[4], padding: space[6] }]);

export const contactTitle = style({ font: font('subtitle', 600), color: color.ink });

export const contactFact = style({
  paddingBottom: space[3],
  font: font('body'),
  color: color.ink,
  overflowWrap: 'anywhere',
});

/** Text, and a picture of 376 beside it. */
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gap: space[10],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});
