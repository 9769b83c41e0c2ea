import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const lock = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  margin: `${space[6]} 0`,
  padding: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  color: color.body,
});

export const title = style({ font: font('subtitle', 600), color: color.ink });

export const text = style({ font: font('body') });

export const hint = style({ font: font('caption'), color: color.muted });
