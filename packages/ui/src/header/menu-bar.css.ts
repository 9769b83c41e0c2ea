import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { shapes } from '../icon/shapes.ts';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { color, media, themeClass } from '../tokens/values.ts';

// A picture in a style sheet knows no custom properties.
const arrow = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color.muted}" stroke-width="1.8"><path d="${shapes['chevron-right']}"/></svg>`,
)}")`;

export const menu = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.menu,
  background: vars.color.sheet,
  borderBottom: `1px solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});

const hintWidth = '44px';

/** At the end of the way there is nothing to be told any more. */
const atEnd = keyframes({ '90%': { opacity: 1 }, to: { opacity: 0 } });

/** While entries are out of sight to the right, they fade there and an arrow points at them; without scripts. */
const hint = {
  content: '""',
  position: 'sticky',
  right: 0,
  flex: 'none',
  width: hintWidth,
  pointerEvents: 'none',
  background: `${arrow} no-repeat right center / 20px, linear-gradient(to right, transparent, ${vars.color.sheet} 55%)`,
} satisfies StyleRule;

export const row = style([
  content,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'stretch',
    height: `calc(${vars.layout.menuHeight} - 1px)`,
    '@media': {
      [media.phone]: {
        overflowX: 'auto',
        overflowY: 'hidden',
        scrollbarWidth: 'none',
        // A focused entry comes to stand beside the hint, not under it.
        scrollPaddingInline: `0 ${hintWidth}`,
        '::after': hint,
      },
    },
    '@supports': {
      '(animation-timeline: scroll())': {
        '@media': {
          [media.phone]: {
            '::after': {
              animationName: atEnd,
              animationTimingFunction: 'linear',
              animationTimeline: 'scroll(nearest inline)',
              animationFillMode: 'both',
            },
          },
        },
      },
    },
  },
]);

export const list = style({
  display: 'flex',
  gap: 'clamp(20px, 3.1vw, 48px)',
  selectors: { [`.${themeClass.largeText} &`]: { gap: 'clamp(16px, 2.4vw, 40px)' } },
  '@media': { [media.phone]: { gap: vars.space[6] } },
});

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  font: font('reading', 600),
  color: vars.color.ink,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.hover}`,
  ':hover': { color: vars.color.brand.text },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': { color: vars.color.brand.text },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '-1px',
      height: '3px',
      background: vars.color.brand.base,
      forcedColorAdjust: 'none',
    },
  },
  '@media': { [media.phone]: { font: font('body', 600) } },
});

export const away = style({ marginLeft: vars.space[1], color: vars.color.muted });

export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.laptop]: { display: 'none' } },
});

export const sideEntry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: vars.target.least,
  font: font('body'),
  ':hover': { color: vars.color.brand.text },
  selectors: { '&[aria-pressed="true"]': { color: vars.color.brand.text, fontWeight: 600 } },
});
