import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

/** Filled, so that no text which a member writes looks like it. */
export const mark = style({
  position: 'relative',
  display: 'inline-block',
  marginInlineStart: space[2],
  paddingInline: space[1],
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  background: color.brand.solid,
  color: color.sheet,
  font: font('caption'),
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
});
