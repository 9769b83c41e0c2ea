import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

/** Text, budget 168, status 92; on a phone the text takes a line of its own. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 168px 92px',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  padding: `${space[4]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const text = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: 'span 2' } },
});

export const title = style({ font: font('reading', 600), color: color.ink, overflowWrap: 'anywhere' });

/** The whole row leads on; the title alone is its name. */
export const link = style({
  display: 'inline-block',
  minHeight: vars.target.least,
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  font: font('body'),
  color: color.body,
});

export const worth = style({
  display: 'grid',
  gap: space[1],
  textAlign: 'right',
  '@media': { [media.phone]: { textAlign: 'left' } },
});

export const budget = style({ font: font('body', 600), color: color.ink });

export const note = style({ font: font('caption'), color: color.muted });

export const end = style({ display: 'grid', gap: space[1], justifyItems: 'end' });

export const description = style({
  paddingTop: space[4],
  font: font('reading'),
  color: color.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
