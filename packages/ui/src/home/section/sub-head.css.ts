import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';

export const subHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBottom: '11px',
  borderBottom: `1px solid ${vars.color.hairline}`,
});

export const title = style({ font: font('subtitle', 600) });
