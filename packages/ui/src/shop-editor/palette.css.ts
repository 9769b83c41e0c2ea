import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const heading = style({
  padding: `${space[4]} 0 6px`,
  selectors: { 'section:first-of-type > &': { paddingTop: 0 } },
  font: font('caption'),
  color: color.muted,
});
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space[2] });

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  width: '100%',
  height: '64px',
  padding: '0 2px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  font: font('caption'),
  color: color.body,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:hover:not([aria-disabled])': { borderColor: color.brand.solid, color: color.brand.text },
    '&[aria-disabled]': { background: color.tagGround, color: color.muted, cursor: 'not-allowed' },
    '&[data-dragged]': { opacity: 0.5, borderStyle: 'dashed', borderColor: color.brand.solid },
  },
});
export const lock = style({ position: 'absolute', right: '4px', top: '4px', width: '12px', height: '12px' });
