import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const row = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const range = style({ flex: '1 1 0', minWidth: 0, height: '24px', margin: 0, accentColor: color.brand.solid });
export const figure = style({
  flex: 'none',
  width: '64px',
  height: vars.control.compact,
  padding: `0 ${space[2]}`,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  font: font('body'),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: color.ink,
});
export const unit = style({ font: font('caption'), color: color.muted });
export const swatch = style({
  flex: 'none',
  width: '32px',
  height: '32px',
  padding: '2px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  cursor: 'pointer',
});
export const code = style([figure, { width: '104px', textAlign: 'start', textTransform: 'uppercase' }]);
