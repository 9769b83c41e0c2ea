import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '44px',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.brand.pressed}`,
  borderRadius: vars.radius.control,
  background: color.brand.tint,
  color: color.ink,
});

export const lines = style({ flex: 1, minWidth: 0 });

export const line = style({ font: font('body'), overflowWrap: 'anywhere' });

export const turns = style({ display: 'flex', flex: 'none' });

export const turn = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.control,
  ':hover': { background: color.brand.pressed },
});

const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[4]} 0 ${space[3]}`,
  borderBottom: `1px solid ${color.hairline}`,
});

export const titleOf = styleVariants({
  left: [head],
  center: [head, { justifyContent: 'center', textAlign: 'center' }],
});

export const title = style({ font: font('title', 600), color: color.ink, overflowWrap: 'anywhere' });

export const subText = style({ font: font('body'), color: color.muted });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.least,
  marginLeft: 'auto',
  font: font('body'),
  color: color.muted,
  ':hover': { color: color.brand.text },
});

export const rich = style({
  padding: `${space[4]} 0`,
});

export const spacer = style({ display: 'grid', alignItems: 'center' });

export const rule = style({ display: 'block', width: '100%' });
