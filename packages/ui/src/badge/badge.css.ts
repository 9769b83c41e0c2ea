import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const badge = style({
  display: 'inline-block',
  minWidth: '18px',
  height: '18px',
  padding: '0 5px',
  borderRadius: vars.radius.full,
  background: vars.color.danger.solid,
  color: vars.color.onSolid,
  font: font('caption', 600),
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
