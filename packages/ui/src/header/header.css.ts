import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { breakpoint, media } from '../tokens/values.ts';
import { hiddenFromSight } from '../visually-hidden/visually-hidden.css.ts';

export const header = style({
  position: 'relative',
  zIndex: vars.layer.header,
  background: vars.color.sheet,
  // On paper it says whose page it is, apart from what follows.
  '@media': { print: { marginBottom: vars.space[4], paddingBottom: vars.space[3] } },
});

/** Where no menu bar follows, whose own line ends the header elsewhere. */
export const ended = style({ borderBottom: `1px solid ${vars.color.hairline}` });

export const row = style([
  content,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    minHeight: vars.layout.headerHeight,
    '@media': {
      [media.tablet]: { gap: vars.space[4] },
      [media.phone]: { flexWrap: 'wrap', gap: `0 ${vars.space[2]}` },
      print: { minHeight: 0 },
    },
  },
]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.phone]: { display: 'contents' }, print: { display: 'none' } },
});

/** Opens and closes what phones fold; hidden elsewhere. */
export const fold = style({
  display: 'none',
  '@media': { [`screen and ${media.phone}`]: { display: 'block', order: 1 } },
});

export const foldControl = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginRight: '-12px',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  cursor: 'pointer',
  ':hover': { color: vars.color.brand.text, background: vars.color.brand.tint },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

const whereFolded = `${row}:has(> details:not([open])) &`;

/** On phones a row of its own below the bar, seen while the bar is folded out. */
const foldedRow = {
  order: 2,
  display: 'flex',
  flex: '0 0 100%',
  width: '100%',
  minHeight: '48px',
  margin: 0,
  padding: 0,
  justifyContent: 'flex-start',
  borderTop: `1px solid ${vars.color.hairline}`,
  borderRadius: 0,
  selectors: { [whereFolded]: { display: 'none' } },
} satisfies StyleRule;

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.control.comfortable,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  font: font('body'),
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.hover}, background ${vars.motion.hover}`,
  ':hover': { color: vars.color.brand.text, background: vars.color.brand.tint },
  selectors: { '&:last-child': { marginRight: '-12px' } },
  '@media': { [media.phone]: { width: '44px', padding: 0, justifyContent: 'center' } },
});

/** A member has more in the header: there its words give way sooner, and phones fold it. */
export const foldedAction = style([
  action,
  {
    '@media': {
      [media.tablet]: { width: '44px', padding: 0, justifyContent: 'center' },
      [media.phone]: { ...foldedRow, selectors: { ...foldedRow.selectors, '&:last-child': { marginRight: 0 } } },
    },
    selectors: { '&[aria-pressed="true"]': { color: vars.color.brand.text, fontWeight: 600 } },
  },
]);

/** Word beside an icon: a row of a phone has the room that a bar of icons lacks. */
export const foldedWord = style({
  '@media': { [`${media.tablet} and (min-width: ${breakpoint.phone + 1}px)`]: hiddenFromSight },
});

/** Word of what is an icon alone but on phones, where it is a row. */
export const phoneWord = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });

/** Below what concerns the member. */
export const lastWhenFolded = style({ '@media': { [media.phone]: { order: 3 } } });

/** Only where no menu bar offers the same. */
export const narrowOnly = style({ '@media': { [`(min-width: ${breakpoint.laptop + 1}px)`]: { display: 'none' } } });

/** Word beside an icon: on phones only the icon is seen, the word still names the control. */
export const word = style({ '@media': { [media.phone]: hiddenFromSight } });

const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

/** A button that phones show as one of the rows. */
export const foldedButton = style({
  '@media': {
    [media.phone]: {
      ...foldedRow,
      selectors: {
        ...foldedRow.selectors,
        // Beats the button's own looks, whichever stylesheet comes last.
        [`${row} &`]: {
          justifyContent: 'flex-start',
          padding: 0,
          border: `0 solid ${vars.color.hairline}`,
          borderTopWidth: '1px',
          font: font('body'),
        },
      },
    },
  },
});

export const company = style({
  display: 'flex',
  minWidth: 0,
  '@media': {
    [media.tablet]: { maxWidth: '240px' },
    [media.phone]: { ...foldedRow, maxWidth: 'none', padding: `${vars.space[2]} 0` },
  },
});

globalStyle(`${company} > *`, { '@media': { [media.phone]: { flex: 1 } } });

/** Long names are cut; the whole one stands in the title. */
export const picture = style({
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
  objectFit: 'cover',
});

export const person = style({ maxWidth: '8em', overflow: 'hidden', textOverflow: 'ellipsis' });

export const rule = style([
  wideOnly,
  { width: '1px', height: '20px', margin: `0 ${vars.space[1]}`, background: vars.color.hairline },
]);

export const bell = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginRight: '10px',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  ':hover': { color: vars.color.brand.text, background: vars.color.brand.tint },
  '@media': { [media.phone]: { marginRight: 0 } },
});

/** The same shape with a count, for what phones fold. */
export const foldedBell = style([
  bell,
  { '@media': { [media.phone]: { ...foldedRow, display: 'flex', alignItems: 'center', gap: vars.space[2] } } },
]);

export const bellCount = style({
  position: 'absolute',
  left: '23px',
  top: '3px',
  boxShadow: `0 0 0 2px ${vars.color.sheet}`,
});

globalStyle(`${foldedBell} > ${bellCount}`, { '@media': { [media.phone]: { position: 'static' } } });
