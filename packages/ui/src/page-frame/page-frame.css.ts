import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media, pageMinWidths } from '../tokens/values.ts';

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
  page: [frame, { background: vars.color.page, '@media': { print: { background: 'none' } } }],
});

/** Holds the main region and the floating rail, which therefore never covers the footer. */
export const body = style({ position: 'relative', flex: 1, display: 'flex', flexDirection: 'column' });

export const main = style({ flex: 1, outline: 'none' });

// A part of a page that carries `data-fills-window` is all there is below the header of a narrow window: nothing
// scrolls, no footer follows, and what it covers cannot be reached by key.
globalStyle(`${frame}:has([data-fills-window])`, {
  '@media': { [media.tablet]: { height: '100dvh', minHeight: 0, overflow: 'hidden' } },
});
globalStyle(
  `${frame}:has([data-fills-window]) > footer, ${main}:has([data-fills-window]) :not(:has([data-fills-window]), [data-fills-window], [data-fills-window] *)`,
  { '@media': { [media.tablet]: { display: 'none' } } },
);
