import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const pin = style({ position: 'relative', display: 'inline-flex', width: 'max-content' });

export const slots = style({ display: 'flex', gap: space[2] });

export const slot = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '52px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  color: color.ink,
  font: font('heading', 600),
  selectors: {
    [`${pin}:focus-within &[data-active="true"]`]: { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    [`${pin}:has([aria-invalid="true"]) &`]: { borderColor: color.danger.solid, background: color.danger.ground },
  },
  '@media': { [media.phone]: { width: '40px', height: '48px' } },
});

/** The one real field lies unseen over the boxes, so that pasting and password managers work. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'text',
});
