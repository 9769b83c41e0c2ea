import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

const { color } = vars;

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.brand.ground,
  color: color.brand.text,
});
