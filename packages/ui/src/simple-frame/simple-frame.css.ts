import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';

export const header = style({
  background: vars.color.sheet,
  borderBottom: `1px solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});

export const footer = style({ '@media': { print: { display: 'none' } } });

export const row = style([
  content,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    minHeight: '80px',
  },
]);

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
