import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/values.ts';

const { color } = vars;

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.control.compact,
  height: vars.control.compact,
  borderRadius: vars.radius.control,
  color: color.body,
  selectors: {
    '&:hover:not(:disabled)': { background: color.tagGround },
    '&[aria-pressed="true"]': { background: color.brand.tint, color: color.brand.text },
    '&[aria-expanded="true"]': { background: color.brand.tint, color: color.brand.text },
    '&:disabled': { color: color.hint, cursor: 'not-allowed' },
  },
  '@media': { [media.tablet]: { width: '44px', height: '44px' } },
});
