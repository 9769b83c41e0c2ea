import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color } = vars;

const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.control,
  objectFit: 'cover',
  font: font('body', 600),
  userSelect: 'none',
});

export const size = styleVariants({
  small: [avatar, { width: '32px', height: '32px' }],
  regular: [avatar, { width: '40px', height: '40px' }],
  round: [avatar, { width: '80px', height: '80px', borderRadius: vars.radius.full, font: font('title', 600) }],
});

export const plate = styleVariants({
  brand: { background: color.brand.tag, color: color.brand.strong },
  success: { background: color.success.tag, color: color.success.strong },
  warning: { background: color.warning.tag, color: color.warning.strong },
  grey: { background: color.tagGround, color: color.body },
});
