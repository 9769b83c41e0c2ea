import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const timeline = style({ display: 'grid', font: font('body') });

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[6],
  padding: `0 0 ${space[4]} ${space[6]}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '4px',
      top: '8px',
      width: '7px',
      height: '7px',
      borderRadius: vars.radius.full,
      background: color.field,
    },
    '&:first-child::before': { background: color.brand.solid },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '7px',
      top: '18px',
      bottom: '-5px',
      width: '1px',
      background: color.line,
    },
  },
});

export const what = style({ color: color.ink });
export const when = style({ color: color.muted });
export const who = style({ gridColumn: '1 / -1', font: font('caption'), color: color.muted });
