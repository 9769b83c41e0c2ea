import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { sheet } from './page-head.css.ts';

const { color, space } = vars;

export const section = style([sheet, { scrollMarginTop: '68px' }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[5]} ${space[6]} ${space[4]}`,
});

export const title = style({ font: font('reading', 600), color: color.ink });

export const hint = style({ font: font('caption'), color: color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginLeft: 'auto',
  '@media': { print: { display: 'none' } },
});

export const content = style({ padding: `0 ${space[6]} ${space[6]}` });

const columnsOf = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: `${space[5]} ${space[6]}`,
  alignItems: 'start',
});

export const fields = style({
  ...columnsOf(3),
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const wide = style({
  gridColumn: 'span 2',
  '@media': { [media.phone]: { gridColumn: 'auto' } },
});

export const whole = style({ gridColumn: '1 / -1' });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
});

globalStyle(`${parts} > :not(button, a)`, { justifySelf: 'stretch' });
