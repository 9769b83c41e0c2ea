import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const count = style({ font: font('caption'), color: color.muted, fontVariantNumeric: 'tabular-nums' });
export const list = style({ marginBottom: space[2] });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '48px',
  borderBottom: `1px solid ${color.hairline}`,
});
export const picture = style({
  flex: 'none',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.tag,
  objectFit: 'cover',
  background: color.pictureGround,
});
export const words = style({ flex: '1 1 0', minWidth: 0, font: font('body'), color: color.ink });
export const name = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const gone = style({ display: 'block', font: font('caption'), color: color.danger.text });
