import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const pane = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: '60px',
  padding: `0 ${space[3]} 0 ${space[5]}`,
});

export const title = style({ color: color.ink, font: font('body', 600) });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  padding: `${space[1]} ${space[5]} ${space[4]}`,
  overflowY: 'auto',
});
