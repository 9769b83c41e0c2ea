import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const composer = style({
  flex: 'none',
  padding: `6px ${space[4]} ${space[3]}`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.sheet,
  // The field has no border of its own: where the focus is, the whole box shows it.
  selectors: { '&:has(textarea:focus-visible)': { boxShadow: `inset 0 2px 0 ${color.brand.base}` } },
  '@media': { [media.tablet]: { padding: space[2] } },
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: space[2], marginLeft: '-6px' });

export const tools = style({ display: 'inline-flex', flex: 'none' });

const note = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: font('caption'),
});

export const fileLimit = style([note, { flexShrink: 0, color: color.hint }]);

export const hint = style([
  note,
  {
    marginLeft: 'auto',
    color: color.hint,
    '@media': { [media.tablet]: { display: 'none' } },
  },
]);

export const reason = style({ marginLeft: 'auto', color: color.warning.text, font: font('caption') });

export const grow = style({ display: 'grid', maxHeight: '160px', overflow: 'hidden' });

const written = {
  gridArea: '1 / 1',
  minHeight: '66px',
  padding: `${space[1]} 2px`,
  border: 0,
  font: font('body'),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

export const field = style({
  ...written,
  minWidth: 0,
  resize: 'none',
  overflowY: 'auto',
  maxHeight: '160px',
  background: 'none',
  color: color.ink,
  outline: 'none',
  '::placeholder': { color: color.hint, opacity: 1 },
  ':disabled': { cursor: 'not-allowed' },
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [media.forcedColors]: { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } },
    [media.tablet]: { minHeight: '44px', font: font('reading') },
  },
});

export const mirror = style({
  ...written,
  visibility: 'hidden',
  pointerEvents: 'none',
  '@media': { [media.tablet]: { minHeight: '44px', font: font('reading') } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  font: font('caption'),
  color: color.muted,
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });

export const countOver = style([count, { color: color.danger.text }]);

export const over = style({ color: color.danger.text });

export const send = style({ '@media': { [media.tablet]: { height: '44px', padding: `0 ${space[5]}` } } });
