import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' });

export const search = style({ position: 'relative', flex: 'none', padding: `${space[3]} ${space[4]}` });

export const searchIcon = style({
  position: 'absolute',
  top: '50%',
  left: '28px',
  translate: '0 -50%',
  color: color.muted,
  pointerEvents: 'none',
});

export const searchField = style({
  width: '100%',
  height: vars.control.compact,
  padding: '0 12px 0 36px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  color: color.ink,
  font: font('body'),
  '::placeholder': { color: color.hint, opacity: 1 },
  '@media': { [media.tablet]: { height: '44px' } },
});

export const scroller = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
