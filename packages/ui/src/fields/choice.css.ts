import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.control.compact,
  font: font('body'),
  color: color.ink,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.hint, cursor: 'not-allowed' } },
  // Paper says what was chosen, and offers nothing.
  '@media': { print: { minHeight: 0, selectors: { '&:not(:has(:checked))': { display: 'none' } } } },
});

export const mark = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  margin: 0,
  verticalAlign: 'middle',
  accentColor: color.brand.solid,
  cursor: 'inherit',
  '@media': { print: { display: 'none' } },
});

/** Beside a label, or below it on a card. */
export const note = style({ font: font('caption'), color: 'inherit' });

const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: space[2],
});

const card = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: vars.control.comfortable,
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  font: font('body'),
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: color.brand.line },
    '&:has(:checked)': {
      borderColor: color.brand.solid,
      boxShadow: `inset 0 0 0 1px ${color.brand.solid}`,
      background: color.brand.tint,
      color: color.brand.text,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand.base}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      borderColor: color.hairline,
      background: color.page,
      color: color.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
});

/** Covers the card, so that the whole of it is the radio button. */
const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** How the choices of a group may look. */
export const looks = {
  marks: { group: choices, choice, mark },
  cards: { group: cards, choice: card, mark: cover },
};

export const switchTrack = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '40px',
  height: '22px',
  margin: 0,
  borderRadius: vars.radius.full,
  background: color.field,
  cursor: 'inherit',
  transition: `background ${vars.motion.hover}`,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '3px auto auto 3px',
    width: '16px',
    height: '16px',
    borderRadius: vars.radius.full,
    background: color.onSolid,
    transition: `translate ${vars.motion.hover}`,
  },
  selectors: {
    '&:checked': { background: color.brand.solid },
    '&:checked::after': { translate: '18px' },
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': { borderRadius: vars.radius.full },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText', '::after': { background: 'ButtonText' } } },
});
