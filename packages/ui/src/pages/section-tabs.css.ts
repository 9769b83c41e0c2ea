import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { sheet as framed } from './page-head.css.ts';

const { color, space } = vars;
const line = `1px solid ${color.hairline}`;

export const sheet = style([framed, { position: 'relative', overflow: 'hidden' }]);

export const head = style({
  padding: `0 ${space[6]}`,
  borderBottom: line,
  '@media': { [media.phone]: { padding: `0 ${space[4]}` }, print: { display: 'none' } },
});

export const panel = style({
  padding: space[6],
  '@media': { [media.phone]: { padding: space[4] }, print: { padding: space[3] } },
});

export const flush = style({});
/** The lines of its facts are the edges of the sheet. */
globalStyle(`${flush} dl`, { border: 0, borderRadius: 0 });

/** Not shown, yet printed. */
export const away = style({ '@media': { screen: { display: 'none' } } });

/** On the screen the tab says it. */
export const title = style({
  padding: `${space[2]} 0`,
  font: font('body', 600),
  '@media': { screen: { display: 'none' } },
});

export const part = style({
  padding: `${space[3]} ${space[6]}`,
  borderTop: line,
  borderBottom: line,
  background: color.page,
  font: font('body', 600),
  color: color.ink,
});
