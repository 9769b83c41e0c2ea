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
});

export const mark = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  margin: 0,
  verticalAlign: 'middle',
  accentColor: color.brand.solid,
  cursor: 'inherit',
});

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
