import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { hiddenFromSight } from '../visually-hidden/visually-hidden.css.ts';
import { columnWidths, rowHeight } from './measures.ts';

const { color, space } = vars;

const {
  number: numberWidth,
  name: nameWidth,
  quantity: quantityWidth,
  offer: offerWidth,
  drop: dropWidth,
} = columnWidths;

/** Below 1024 px each line is a card in which the offers stand below each other; paper keeps the matrix. */
const onCards = (rule: StyleRule): StyleRule => ({ '@media': { [`screen and ${media.tablet}`]: rule } });

export const scroller = style({
  position: 'relative',
  maxHeight: 'max(420px, calc(100vh - 160px))',
  overflow: 'auto',
  border: `1px solid ${color.hairline}`,
  background: color.sheet,
  scrollPadding: `96px 0 16px ${numberWidth + nameWidth + quantityWidth}px`,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  // Whoever compares reads across: the matrix has sheets of its own that lie on their side.
  '@media': {
    // Cards go on with the page: one scroll in another hides lines.
    [`screen and ${media.tablet}`]: { maxHeight: 'none' },
    print: { page: 'wide', maxHeight: 'none', overflow: 'visible', border: 0 },
  },
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: font('body'),
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [`screen and ${media.tablet}`]: { display: 'block', minWidth: '0 !important' },
    print: { minWidth: '0 !important', font: font('caption') },
  },
});

export const widths = {
  number: style({ width: `${numberWidth}px` }),
  name: style({ width: `${nameWidth}px`, '@media': { print: { width: '22%' } } }),
  quantity: style({ width: `${quantityWidth}px` }),
  offer: style({ width: `${offerWidth}px`, '@media': { print: { width: 'auto' } } }),
  drop: style({ width: `${dropWidth}px` }),
};

const cellBase = style({
  padding: `6px ${space[2]}`,
  borderRight: `1px solid ${color.hairline}`,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.sheet,
  fontWeight: 400,
  textAlign: 'right',
  verticalAlign: 'top',
});

const stuck: StyleRule = {
  position: 'sticky',
  zIndex: 2,
  '@media': { [media.tablet]: { position: 'static' }, print: { position: 'static' } },
};

const lefts = { number: '0', name: `${numberWidth}px`, quantity: `${numberWidth + nameWidth}px` } as const;

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  '@media': { [`screen and ${media.tablet}`]: { display: 'none' }, print: { position: 'static' } },
});
const headBase = style([cellBase, { background: color.page, color: color.muted, verticalAlign: 'bottom' }]);
export const headCell = {
  number: style([headBase, stuck, { left: lefts.number, textAlign: 'center' }]),
  name: style([headBase, stuck, { left: lefts.name, textAlign: 'left' }]),
  quantity: style([headBase, stuck, { left: lefts.quantity }]),
  offer: headBase,
};
export const offerName = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: font('body', 600),
  color: color.ink,
  textAlign: 'left',
});
export const offerTotal = style({ display: 'block', font: font('body', 600), color: color.ink });
export const offerLine = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const hide = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.target.least,
  minHeight: vars.target.least,
  color: color.muted,
  ':hover': { color: color.brand.text },
  // Paper is not pressed.
  '@media': { print: { display: 'none' } },
});

export const body = style(onCards({ display: 'block' }));
export const gap = style(onCards({ display: 'block' }));

export const row = style({
  height: `${rowHeight}px`,
  ...onCards({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    height: 'auto',
    padding: `${space[3]} ${space[4]}`,
    borderBottom: `8px solid ${color.page}`,
  }),
});

const onCard: StyleRule = { border: 0, padding: '2px 0', width: 'auto' };
export const lineCell = {
  number: style([
    cellBase,
    stuck,
    { left: lefts.number, textAlign: 'center', color: color.muted },
    onCards({ ...onCard, paddingRight: space[2] }),
  ]),
  name: style([cellBase, stuck, { left: lefts.name, textAlign: 'left' }, onCards(onCard)]),
  quantity: style([cellBase, stuck, { left: lefts.quantity }, onCards(onCard)]),
};
export const undecided = style({ boxShadow: `inset 3px 0 0 ${color.warning.base}` });

export const main = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const sub = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: font('caption'),
  color: color.muted,
});
export const warning = style({ color: color.warning.text, fontWeight: 600 });

const offerCell = style([
  cellBase,
  {
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.brand.ground },
      '&[aria-selected="true"]': { background: color.brand.tint, boxShadow: `inset 0 0 0 2px ${color.brand.solid}` },
      '&[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
      '&[aria-disabled="true"]': { cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  onCards({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: '44px',
    border: 0,
    borderTop: `1px solid ${color.hairline}`,
    selectors: {
      '&::before': {
        content: ['attr(data-offer)', 'attr(data-offer) / ""'],
        gridColumn: 2,
        gridRow: '1 / 3',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        textAlign: 'left',
        color: color.body,
      },
    },
  }),
]);
export const cellOf = styleVariants({
  lowest: [offerCell, { background: color.success.tint }],
  highest: [offerCell],
  between: [offerCell],
  none: [offerCell, { background: color.page, color: color.muted, verticalAlign: 'middle', cursor: 'default' }],
});
export const drop = style([offerCell, { textAlign: 'center', verticalAlign: 'middle' }]);

/** Drawn, not an input: the cell is what is chosen. */
export const mark = style({
  position: 'absolute',
  top: '10px',
  left: space[2],
  width: '16px',
  height: '16px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.full,
  background: color.sheet,
  selectors: {
    '[aria-selected="true"] > &': { border: `5px solid ${color.brand.solid}` },
    // Paper shows what was chosen, and no place to choose.
    '[aria-selected="false"] > &': { '@media': { print: { visibility: 'hidden' } } },
  },
  ...onCards({ position: 'static', gridColumn: 1, gridRow: '1 / 3' }),
});
export const dropMark = style([mark, { position: 'static', display: 'inline-block' }]);
export const price = style({ display: 'block', fontWeight: 600, ...onCards({ gridColumn: 3 }) });
export const notQuoted = style(onCards({ gridColumn: 3 }));
export const notes = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[1],
  font: font('caption'),
  color: color.muted,
  ...onCards({ gridColumn: 3, justifyContent: 'flex-end' }),
});
export const note = styleVariants({
  lowest: { marginLeft: 'auto', color: color.success.text, fontWeight: 600 },
  highest: { marginLeft: 'auto', color: color.danger.text },
  between: { marginLeft: 'auto' },
  good: { color: color.success.text, fontWeight: 600 },
  warning: { color: color.warning.text },
  plain: {},
});
export const tag = style({ padding: '0 4px', background: color.page, color: color.body });
export const spoken = style(hiddenFromSight);

/** On paper it goes on from page to page as the lines do, and is not repeated on each. */
export const foot = style({
  '@media': { [`screen and ${media.tablet}`]: { display: 'block' }, print: { display: 'table-row-group' } },
});
export const factRow = style(onCards({ display: 'block', padding: `${space[3]} ${space[4]}` }));
export const factName = style([
  cellBase,
  stuck,
  { left: 0, textAlign: 'left', color: color.body },
  onCards({ display: 'block', border: 0, fontWeight: 600 }),
]);
export const fact = style([
  cellBase,
  { minHeight: '36px' },
  onCards({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    border: 0,
    selectors: {
      '&::before': { content: ['attr(data-offer)', 'attr(data-offer) / ""'], color: color.muted, textAlign: 'left' },
      '&:empty': { display: 'none' },
    },
  }),
]);
export const strong = style({ fontWeight: 600, color: color.ink });

export const details = style({ minWidth: '240px' });
export const detailsHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  font: font('body', 600),
  color: color.ink,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  padding: `${space[3]} ${space[4]}`,
  font: font('caption'),
  color: color.muted,
});
export const keys = style([onCards({ display: 'none' }), { '@media': { print: { display: 'none' } } }]);
export const swatch = styleVariants({
  lowest: { background: color.success.tint, border: `1px solid ${color.success.line}` },
  chosen: { border: `2px solid ${color.brand.solid}` },
});
export const swatchBox = style({
  display: 'inline-block',
  width: '12px',
  height: '12px',
  marginRight: space[1],
  verticalAlign: '-1px',
});
