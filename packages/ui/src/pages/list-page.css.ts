import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const tabs = style({ padding: `0 ${vars.space[6]}`, borderBottom: `1px solid ${vars.color.hairline}` });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  padding: `0 ${vars.space[6]} ${vars.space[3]}`,
});
