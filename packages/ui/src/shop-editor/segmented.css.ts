import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const group = style({
  display: 'flex',
  padding: '2px',
  borderRadius: vars.radius.control,
  background: color.tagGround,
});

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: '28px',
  padding: `0 ${space[3]}`,
  borderRadius: vars.radius.tag,
  font: font('body'),
  color: color.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.sheet, color: color.ink, fontWeight: 600, boxShadow: vars.shadow.raised },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand.base}`, outlineOffset: '1px' },
    '&:has(:disabled)': { color: color.hint, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
});

export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
