import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.control.compact,
  padding: `0 ${space[3]}`,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.page,
  font: font('caption'),
});

export const name = style({ flex: 1, minWidth: 0 });

export const trouble = style([name, { color: color.danger.text }]);

export const progress = style({ flex: 'none', width: '160px', height: space[1], accentColor: color.brand.solid });
