import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const tabs = style({ padding: `0 ${vars.space[6]}`, borderBottom: `1px solid ${vars.color.hairline}` });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  padding: `0 ${vars.space[6]} ${vars.space[3]}`,
});

/** Below the tabs, where no filters stand between them. */
export const toolsAlone = style([tools, { paddingTop: vars.space[3] }]);

export const notice = style({ marginBottom: vars.space[4], ':empty': { display: 'none' } });

export const note = style({ marginTop: vars.space[4] });
