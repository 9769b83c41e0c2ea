import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const list = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const columnsOf = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => [
  list,
  {
    gridTemplateColumns: columns(count),
    '@media': {
      [`screen and ${media.tablet}`]: { gridTemplateColumns: columns(Math.min(count, 2)) },
      [`screen and ${media.phone}`]: { gridTemplateColumns: columns(1) },
      print: { breakInside: 'avoid' },
    },
  },
]);

/** Lines of the grid: right and below each entry; those at the edge are clipped. */
export const entry = style({
  minWidth: 0,
  margin: '0 -1px -1px 0',
  padding: `10px ${space[6]}`,
  '@media': { print: { padding: `${space[1]} ${space[2]}` } },
  borderRight: `1px solid ${color.hairline}`,
  borderBottom: `1px solid ${color.hairline}`,
});

export const wide = style({ gridColumn: '1 / -1' });

export const term = style({ font: font('caption'), color: color.muted });

export const value = style({ font: font('body'), color: color.ink, fontVariantNumeric: 'tabular-nums' });
