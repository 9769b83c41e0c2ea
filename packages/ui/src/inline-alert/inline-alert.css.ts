import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
  border: '1px solid',
  borderRadius: vars.radius.card,
  font: font('body'),
  color: color.ink,
});

export const tone = styleVariants({
  info: [strip, { borderColor: color.brand.softLine, background: color.brand.tint }],
  warning: [strip, { borderColor: color.warning.softLine, background: color.warning.tint }],
});

export const flush = style({ paddingInline: space[6], borderRadius: 0, borderInline: 0 });

export const icon = styleVariants({
  info: { flex: 'none', color: color.brand.text },
  warning: { flex: 'none', color: color.warning.text },
});

export const text = style({ flex: '1 1 200px', overflowWrap: 'anywhere' });

export const action = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
