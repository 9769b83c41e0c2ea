import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const section = style({ marginTop: space[10], '@media': { print: { display: 'none' } } });

export const title = style({
  paddingBottom: space[3],
  borderBottom: `1px solid ${color.line}`,
  font: font('subtitle', 600),
  color: color.ink,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '48px',
  borderBottom: `1px solid ${color.hairline}`,
  font: font('body'),
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const size = style({ color: color.muted });

export const action = style({ padding: `${space[2]} 0`, color: color.brand.text });
