import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { control } from './line-item-grid.css.ts';

const { color, space } = vars;

/** Room for the button after the text. */
export const input = style([control, { paddingRight: '32px' }]);

export const button = style({
  position: 'absolute',
  zIndex: 2,
  top: '50%',
  right: space[1],
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  transform: 'translateY(-50%)',
  borderRadius: vars.radius.control,
  color: color.body,
  selectors: { '&:hover, &[aria-expanded="true"]': { background: color.brand.tag, color: color.brand.text } },
  '@media': { print: { display: 'none' } },
});
