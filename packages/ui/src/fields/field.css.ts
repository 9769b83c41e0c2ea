import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { hiddenFromSight } from '../visually-hidden/visually-hidden.css.ts';

const { color, space } = vars;

export const field = style({
  display: 'grid',
  // Never wider than its place: Firefox gives an input the width of twenty characters, whatever room there is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  minWidth: 0,
  border: 0,
  margin: 0,
  padding: 0,
});

/** A legend that floats is laid out like any other child of its fieldset: only so does the gap hold below it. */
export const label = style({ float: 'left', padding: 0, font: font('body'), color: color.ink });

/** Takes no room, and so leaves no gap above the control either. */
export const hiddenLabel = style(hiddenFromSight);

export const required = style({ marginRight: space[1], color: color.danger.text });

export const help = style({ font: font('caption'), color: color.muted });

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  font: font('caption'),
  color: color.danger.text,
});

/** A control that takes nothing; a button in the box that waits, as one that counts down, is none. */
const holdsDisabled = ':has(:is(input, textarea):is(:disabled, [aria-disabled="true"]))';

/** The box around what is typed: unit, button or icon share its border. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.control.regular,
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  color: color.ink,
  font: font('body'),
  transition: `border-color ${vars.motion.hover}`,
  selectors: {
    [`&:hover:not(${holdsDisabled})`]: { borderColor: color.brand.solid },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '&:has([aria-invalid="true"])': { borderColor: color.danger.solid, background: color.danger.ground },
    [`&${holdsDisabled}`]: {
      background: color.page,
      borderColor: color.hairline,
      color: color.hint,
    },
    '&:has(input:read-only:not(:disabled))': { background: color.page },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(input:focus-visible)': { outlineColor: 'Highlight' } } } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  '::placeholder': { color: color.hint, opacity: 1 },
});

export const figure = style([input, { textAlign: 'right', fontVariantNumeric: 'tabular-nums' }]);

export const unit = style({ flex: 'none', color: color.muted });

export const textArea = style([
  box,
  {
    minHeight: '88px',
    padding: `${space[2]} ${space[3]}`,
    resize: 'vertical',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
      '&[aria-invalid="true"]': { borderColor: color.danger.solid, background: color.danger.ground },
    },
    '::placeholder': { color: color.hint, opacity: 1 },
  },
]);

export const count = style({ font: font('caption'), color: color.muted, textAlign: 'right' });

/** A small button inside the box: its text or icon meets the box's padding. */
export const inner = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: vars.target.least,
  minHeight: vars.target.least,
  color: color.brand.text,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:disabled, &[aria-disabled="true"]': { color: color.hint, cursor: 'not-allowed' } },
});
