import { style } from '@vanilla-extract/css';
import { oneLine, twoLines } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const titleLine = `calc(24px * ${vars.text.scale})`;

/** Rows of 64 px where the text has one line. */
export const dense = style({});

export const item = style({ containerType: 'inline-size' });

/** In a narrow column, where a title beside its time would be cut to nothing. */
const narrow = '(max-width: 320px)';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[6],
  width: '100%',
  padding: `17px ${vars.space[8]} ${vars.space[4]}`,
  textAlign: 'left',
  font: font('body'),
  '@media': { [media.phone]: { paddingRight: vars.space[4] } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  ':hover': { background: vars.color.brand.ground },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    [`${dense} &`]: {
      padding: `9px ${vars.space[8]}`,
      '@media': { [media.phone]: { paddingRight: vars.space[4] } },
    },
    'li + li > &::before': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[8],
      top: 0,
      height: '1px',
      background: vars.color.hairline,
      '@media': { [media.phone]: { right: vars.space[4] } },
    },
  },
});

export const dot = style({
  position: 'absolute',
  left: vars.space[4],
  // The middle of the title's line.
  top: `calc(13px + ${titleLine} / 2)`,
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.danger.solid,
  forcedColorAdjust: 'none',
  selectors: { [`${dense} &`]: { top: `calc(5px + ${titleLine} / 2)` } },
});

const title = style([
  oneLine,
  { font: font('reading'), lineHeight: titleLine, '@media': { [media.phone]: { whiteSpace: 'normal' } } },
]);
export const unreadTitle = style([title, { fontWeight: 600, color: vars.color.ink }]);
export const readTitle = style([title, { color: vars.color.body }]);

export const time = style({
  color: vars.color.muted,
  lineHeight: titleLine,
  '@container': { [narrow]: { order: 1, font: font('caption') } },
});

export const text = style([
  twoLines,
  {
    gridColumn: '1 / -1',
    marginTop: vars.space[1],
    color: vars.color.muted,
    selectors: { [`${dense} &`]: { marginTop: 0 } },
  },
]);
