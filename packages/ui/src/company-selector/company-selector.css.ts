import { style } from '@vanilla-extract/css';
import { oneLine } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const selector = style({ position: 'relative', display: 'inline-block', minWidth: 0 });

export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  maxWidth: '100%',
  height: '40px',
  padding: '0 10px 0 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sheet,
  color: vars.color.ink,
  font: font('body'),
  textAlign: 'left',
  ':hover': { borderColor: vars.color.field },
});

export const name = oneLine;
