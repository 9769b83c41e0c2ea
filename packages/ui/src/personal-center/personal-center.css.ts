import { style } from '@vanilla-extract/css';
import { sheet as plainSheet, stack } from '../pages/page-head.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = stack;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 330px',
  gap: vars.layout.gutter,
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

export const column = stack;

export const sheet = plainSheet;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[5]} ${space[6]} ${space[3]}`,
  '@media': { [media.phone]: { padding: `${space[4]} ${space[4]} ${space[3]}` } },
});

export const title = style({ font: font('reading', 600) });

export const note = style({ color: color.muted, font: font('caption') });

export const more = style({ marginLeft: 'auto' });
