import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const strength = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr) auto',
  alignItems: 'center',
  gap: space[1],
  font: font('caption'),
  color: color.muted,
});

const bar = style({ height: '4px', borderRadius: vars.radius.tag, background: color.tagGround });

export const barOf = styleVariants({
  none: [bar],
  weak: [bar, { background: color.danger.solid }],
  medium: [bar, { background: color.warning.solid }],
  strong: [bar, { background: color.success.solid }],
});

export const verdict = style({ marginLeft: space[2] });
