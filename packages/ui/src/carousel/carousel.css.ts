import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const carousel = style({ position: 'relative', borderRadius: vars.radius.card, overflow: 'hidden' });

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  outlineOffset: '-2px',
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});

export const slide = style({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', aspectRatio: '16 / 9' });

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  padding: `${space[2]} 0`,
});

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.compact,
  height: vars.control.compact,
  borderRadius: vars.radius.control,
  color: color.body,
  ':hover': { background: color.brand.tint, color: color.brand.text },
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  '::before': { content: '""', width: '8px', height: '8px', borderRadius: vars.radius.full, background: color.field },
  selectors: { '&[aria-current="true"]::before': { width: '16px', background: color.brand.solid } },
});
