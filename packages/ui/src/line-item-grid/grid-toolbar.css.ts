import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: '48px',
  padding: `${space[2]} ${space[3]}`,
  '@media': { print: { display: 'none' } },
});

export const errorCount = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginLeft: 'auto' });

export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `0 ${space[3]}`,
  font: font('caption'),
  color: color.body,
  selectors: { '&:not(:empty)': { paddingBottom: space[2] } },
});
