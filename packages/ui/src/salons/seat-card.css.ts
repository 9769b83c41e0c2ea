import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const card = style({
  padding: space[6],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const label = style({ font: font('body'), color: color.muted });

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  marginBottom: space[2],
});

export const figure = style({ font: font('display', 600), color: color.ink, fontVariantNumeric: 'tabular-nums' });

export const note = style({ font: font('body'), color: color.body });

export const facts = style({ padding: `${space[4]} 0`, font: font('body') });

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[1]} 0`,
  color: color.ink,
});

export const term = style({ color: color.muted });

/** 64 high, over the foot of the window on a phone. */
export const bar = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.phone]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: vars.layer.rail,
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      minHeight: '64px',
      padding: `${space[2]} ${space[4]}`,
      borderTop: `1px solid ${color.hairline}`,
      background: color.sheet,
    },
  },
});

export const barText = style({
  display: 'none',
  font: font('body'),
  color: color.body,
  '@media': { [media.phone]: { display: 'block' } },
});

export const hint = style({ marginTop: space[3], font: font('caption'), textAlign: 'center', color: color.muted });
