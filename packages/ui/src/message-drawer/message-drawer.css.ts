import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/values.ts';

export const tabs = style({
  flex: 'none',
  padding: `0 ${vars.space[8]}`,
  '@media': { [media.phone]: { padding: `0 ${vars.space[4]}`, gap: vars.space[2] } },
});

export const panel = style({ flex: 1, overflow: 'auto', minHeight: 0 });

export const loading = style({ padding: `0 ${vars.space[8]}` });

export const foot = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'space-between',
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[4]} ${vars.space[8]}`,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.phone]: { paddingLeft: vars.space[4] } },
});
