import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const framed = style({
  padding: space[6],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.line}`,
});

export const title = style({ font: font('reading', 600), color: color.ink });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minWidth: vars.target.least,
  minHeight: vars.target.least,
  font: font('body'),
  color: color.muted,
  ':hover': { color: color.brand.text },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
  borderBottom: `1px solid ${color.hairline}`,
  font: font('body'),
});

export const link = style({
  flex: '1 0 4em',
  padding: `${space[2]} 0`,
  color: color.body,
  ':hover': { color: color.brand.text },
  selectors: { '&[aria-current]': { color: color.brand.text, fontWeight: 600 } },
});

export const note = style({ flex: 'none', font: font('caption'), color: color.muted });

export const second = style({
  flex: 'none',
  minWidth: vars.target.least,
  padding: `${space[2]} 0`,
  textAlign: 'right',
  color: color.brand.text,
});

export const hint = style({ marginTop: space[3], font: font('caption'), color: color.muted });

export const foot = style({ marginTop: space[3] });
