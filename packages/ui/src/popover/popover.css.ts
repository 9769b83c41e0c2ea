import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

/** Ground of everything that floats over the page below a control. */
export const floating = style({
  zIndex: vars.layer.dialog,
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.sheet,
  color: vars.color.body,
  font: font('body'),
  boxShadow: vars.shadow.float,
  animation: `${fadeIn} ${vars.motion.hover}`,
});

export const popover = style([
  floating,
  { display: 'grid', gap: vars.space[2], maxWidth: 'calc(100vw - 32px)', padding: vars.space[4] },
]);

/** One of a list that floats. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.control.compact,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.tag,
  color: vars.color.ink,
  textAlign: 'left',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted], &:focus-visible': {
      background: vars.color.brand.tint,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
    '&[aria-selected="true"], &[data-state="checked"]': { fontWeight: 600, color: vars.color.brand.text },
    '&[data-disabled], &[aria-disabled="true"]': { color: vars.color.hint, cursor: 'not-allowed' },
  },
});

export const list = style({ maxHeight: '320px', overflow: 'auto' });

export const note = style({ padding: `${vars.space[2]} ${vars.space[3]}`, color: vars.color.muted });
