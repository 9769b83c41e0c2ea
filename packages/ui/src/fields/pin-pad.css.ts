import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space[2],
  maxWidth: '328px',
  margin: `${space[3]} 0`,
  padding: 0,
  border: 0,
});

/** As large as a finger. */
export const key = style({
  minHeight: '44px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  color: color.ink,
  font: font('body', 600),
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&:disabled': { color: color.muted, cursor: 'not-allowed' },
  },
});
