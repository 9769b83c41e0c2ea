import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media, themeClass } from '../tokens/values.ts';

export const list = style({
  display: 'flex',
  gap: vars.space[8],
  '@media': { [media.phone]: { overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' } },
});

export const variant = styleVariants({
  ruled: { borderBottom: `1px solid ${vars.color.hairline}` },
  bare: {},
  /** States of a list, on its sheet. */
  states: { gap: '28px', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' },
  /** Tabs spread over the whole width, as in the message drawer. */
  spread: {
    borderBottom: `1px solid ${vars.color.hairline}`,
    gap: 0,
    justifyContent: 'space-between',
    // There they may scroll, and nothing but the gap would keep them apart.
    selectors: { [`.${themeClass.largeText} &`]: { gap: vars.space[4] } },
  },
});

const tab = style({
  position: 'relative',
  display: 'inline-flex',
  // As wide as its words, so that a row that is too narrow scrolls.
  flex: 'none',
  alignItems: 'center',
  gap: '6px',
  height: '44px',
  color: vars.color.body,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.brand.text },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.ink, fontWeight: 600 },
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '-1px',
      height: '3px',
      background: vars.color.brand.base,
      forcedColorAdjust: 'none',
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const tabOf = styleVariants({
  ruled: [tab, { font: font('reading') }],
  states: [
    tab,
    {
      font: font('body'),
      height: '48px',
      selectors: {
        '&[aria-selected="true"]': { color: vars.color.brand.text },
        '&[aria-selected="true"]::after': { bottom: 0 },
      },
    },
  ],
  bare: [tab, { font: font('reading'), height: vars.control.regular }],
  spread: [tab, { font: font('body') }],
});

const figure = style({ fontVariantNumeric: 'tabular-nums' });

export const total = styleVariants({
  usual: [figure, { color: vars.color.muted, fontWeight: 400 }],
  urgent: [figure, { color: vars.color.warning.text, fontWeight: 600 }],
});
