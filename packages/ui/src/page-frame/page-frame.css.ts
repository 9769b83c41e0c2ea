import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { pageMinWidths } from '../tokens/values.ts';

// Narrow windows first, so that the widest rule that matches comes last and wins.
const minWidthByViewport = Object.fromEntries(
  [...pageMinWidths]
    .reverse()
    .map(({ viewport, minWidth }) => [`(min-width: ${viewport}px)`, { minWidth: `${minWidth}px` }]),
);

const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@media': { ...minWidthByViewport, print: { minWidth: 0 } },
});

export const ground = styleVariants({
  sheet: [frame, { background: vars.color.sheet }],
  page: [frame, { background: vars.color.page }],
});

/** Holds the main region and the floating rail, which therefore never covers the footer. */
export const body = style({ position: 'relative', flex: 1, display: 'flex', flexDirection: 'column' });

export const main = style({ flex: 1, outline: 'none' });
