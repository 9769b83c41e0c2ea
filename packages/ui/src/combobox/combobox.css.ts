import { style } from '@vanilla-extract/css';
import { box, input } from '../fields/field.css.ts';
import { floating, list as floatingList } from '../popover/popover.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

export const anchor = style({ position: 'relative' });

export const popup = style([floating, { position: 'absolute', insetInline: 0, top: `calc(100% + ${vars.space[1]})` }]);

export const closed = style({ visibility: 'hidden', pointerEvents: 'none' });

export const list = style([floatingList]);

export const label = style({ minWidth: 0 });

export const detail = style({ display: 'block', font: font('caption'), color: vars.color.muted });

/** The box of a field that grows with what has been chosen. */
export const chipBox = style([box, { flexWrap: 'wrap', gap: vars.space[1], padding: `3px ${vars.space[3]}` }]);

export const chipInput = style([input, { minWidth: '96px', minHeight: '28px' }]);

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  minHeight: '28px',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.tag,
  background: vars.color.brand.tag,
  color: vars.color.brand.strong,
  textAlign: 'left',
  transition: `background ${vars.motion.hover}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.brand.pressed },
    '&:focus-visible': { outlineOffset: 0 },
    '&:disabled': { background: vars.color.hairline, color: vars.color.hint, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});
