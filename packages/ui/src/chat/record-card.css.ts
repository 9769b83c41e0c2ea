import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const card = style({
  display: 'grid',
  gap: space[1],
  width: '320px',
  maxWidth: '100%',
  // As high as most records are, so that little moves when one arrives.
  minHeight: '104px',
  alignContent: 'start',
  padding: space[3],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  color: color.body,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  font: font('caption'),
});

export const kind = style({ color: color.brand.text });

export const code = style({ flex: 1, color: color.muted });

export const title = style({
  color: color.ink,
  fontWeight: 600,
  ':hover': { color: color.brand.text, textDecoration: 'underline' },
});

export const fact = style({ display: 'flex', gap: space[2], font: font('caption') });

export const term = style({ flex: 'none', color: color.muted });

export const hidden = style({ color: color.muted });

export const actions = style({ display: 'flex', gap: space[2], paddingTop: space[1] });
