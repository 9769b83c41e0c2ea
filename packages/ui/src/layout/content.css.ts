import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media, themeClass } from '../tokens/values.ts';

/** The content column: 1366 px, or the window less its margins. */
export const content = style({
  width: `min(${vars.layout.content}, 100% - ${vars.layout.margin})`,
  marginInline: 'auto',
});

/** A blue, red or dark ground: the focus ring turns white on it. */
export const onDark = style({ vars: { [vars.color.focus]: vars.color.onSolid } });

/** One line, cut with an ellipsis. */
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The name of a row: one line, but whole on phones in large text, where a line holds few characters. */
export const rowName = style([
  oneLine,
  {
    '@media': {
      [media.phone]: { selectors: { [`.${themeClass.largeText} &`]: { whiteSpace: 'normal' } } },
    },
  },
]);

/** Two lines, cut with an ellipsis. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

/** Headlines break at punctuation only; words stay whole unless one alone is wider than the line. */
export const phrase = style({ wordBreak: 'keep-all', overflowWrap: 'anywhere', textWrap: 'wrap' });
