import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const stack = style({ display: 'grid', gap: space[4], color: color.body });

export const list = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  padding: `${space[4]} ${space[6]}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
  '@media': { [media.phone]: { padding: space[4] } },
});

export const drawing = style({
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  width: '40px',
  height: '40px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  color: color.brand.text,
});

export const words = style({ flex: '1 1 0', minWidth: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[2]}` });

export const name = style({ font: font('body', 600), color: color.ink, overflowWrap: 'anywhere' });

export const note = style({ font: font('caption'), color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': {
    [media.phone]: { display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column', width: '100%' },
  },
});
