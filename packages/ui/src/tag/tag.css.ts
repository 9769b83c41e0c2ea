import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color } = vars;

export const tag = style({
  display: 'inline-block',
  padding: '0 6px',
  borderRadius: vars.radius.tag,
  font: font('caption'),
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({
  neutral: { background: color.tagGround, color: color.muted },
  brand: { background: color.brand.tag, color: color.brand.text },
  success: { background: color.success.tag, color: color.success.text },
  warning: { background: color.warning.tag, color: color.warning.text },
  danger: { background: color.danger.tag, color: color.danger.text },
  outline: { boxShadow: `inset 0 0 0 1px ${color.line}`, color: color.muted },
});
