import { style } from '@vanilla-extract/css';
import { floating } from '../popover/popover.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const popover = style([floating, { padding: vars.space[2] }]);

export const row = style({ display: 'flex' });

export const emoji = style({
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.control,
  font: font('title'),
  lineHeight: '36px',
  textAlign: 'center',
  ':hover': { background: vars.color.tagGround },
  ':focus-visible': { outlineOffset: '-2px' },
});
