import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const columns = style({ display: 'flex' });

export const column = style({
  width: '160px',
  height: '280px',
  overflow: 'auto',
  padding: vars.space[1],
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.hairline}` } },
});

export const value = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
