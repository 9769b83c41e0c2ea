import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const sheet = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[16]} ${space[6]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  textAlign: 'center',
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: vars.radius.full,
});

export const markOf = styleVariants({
  success: [mark, { background: color.success.tag, color: color.success.text }],
  pending: [mark, { background: color.brand.tag, color: color.brand.text }],
  failure: [mark, { background: color.danger.tag, color: color.danger.text }],
});

export const title = style({ margin: `${space[5]} 0 ${space[1]}`, font: font('heading', 600) });

export const text = style({ maxWidth: '560px', font: font('reading'), color: color.body });

export const facts = style({ width: 'min(560px, 100%)', marginTop: space[8], textAlign: 'left' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[8] });
