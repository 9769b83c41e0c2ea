import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

/** On a phone it has a row of its own, so that its hint is read whole. */
export const form = style({
  display: 'flex',
  gap: space[3],
  maxWidth: '480px',
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});

export const field = style({
  flex: '1 1 16em',
  minWidth: 0,
  height: vars.control.regular,
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  font: font('body'),
  color: color.ink,
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.muted },
});
