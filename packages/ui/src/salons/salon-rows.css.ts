import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

/** Date 64 and its line, text, seats 132, status and action 92; on a phone the seats and the end stand below the text. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) 132px 92px',
  gap: space[6],
  alignItems: 'center',
  padding: `${space[5]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: '68px minmax(0, 1fr) 92px', gap: `${space[2]} ${space[3]}` } },
});

export const date = style({
  alignSelf: 'stretch',
  paddingRight: space[3],
  borderRight: `1px solid ${color.hairline}`,
  font: font('caption'),
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: color.body,
  '@media': { [media.phone]: { gridRow: 'span 2', paddingRight: space[2] } },
});

export const day = style({ display: 'block', font: font('heading', 600), color: color.ink });

export const over = style({ color: color.muted });

export const text = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: 'span 2' } },
});

export const title = style({ font: font('reading', 600), color: color.ink });

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
  gap: `0 ${space[5]}`,
  font: font('body'),
  color: color.body,
});

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const note = style({ font: font('caption'), color: color.muted });

export const seats = style({ display: 'grid', gap: space[1] });

export const count = style({ font: font('body'), color: color.ink });

export const end = style({ display: 'grid', gap: space[2], justifyItems: 'end' });

export const action = style({ font: font('body'), color: color.body });
