import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { sideWidths } from './pinned-columns.ts';

const { color, space } = vars;

/** On paper nothing scrolls: the table is as wide as the sheet, and all of it is there. */
const onPaper = (rule: StyleRule): StyleRule => ({ '@media': { print: rule } });

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  outlineOffset: '-2px',
  ...onPaper({ maxHeight: 'none !important', overflow: 'visible' }),
});

/** The page scrolls instead, so that the head can stay at the top of the window. */
export const onPage = style({ outlineOffset: '-2px' });

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: font('body'),
  color: color.body,
  ...onPaper({ minWidth: '0 !important', font: font('caption') }),
});

/** Rows of a list that is not drawn whole must not change the widths while it scrolls. */
export const steady = style([table, { tableLayout: 'fixed', minWidth: '960px' }]);

/** Widths that were set by hand hold whatever the cells are. */
export const fixedWidths = style([table, { tableLayout: 'fixed' }]);

/** Above the columns that stay at the left. */
export const head = style({ position: 'sticky', top: 0, zIndex: 3, ...onPaper({ position: 'static' }) });

const headCell = style({
  position: 'relative',
  height: '40px',
  padding: `0 ${space[3]}`,
  borderBlock: `1px solid ${color.hairline}`,
  background: color.page,
  color: color.muted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingLeft: space[6] }, '&:last-child': { paddingRight: space[6] } },
  ...onPaper({ width: 'auto !important', padding: space[1], whiteSpace: 'normal' }),
});

const cell = style({
  height: '48px',
  padding: `${space[1]} ${space[3]}`,
  borderBottom: `1px solid ${color.hairline}`,
  selectors: { '&:first-child': { paddingLeft: space[6] }, '&:last-child': { paddingRight: space[6] } },
  ...onPaper({ height: 'auto', padding: space[1], breakInside: 'avoid' }),
});

const figures = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

export const headCellOf = styleVariants({ start: [headCell, { textAlign: 'left' }], end: [headCell, figures] });
export const cellOf = styleVariants({ start: [cell], end: [cell, figures] });

export const steadyCell = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const tick = style({ width: `${sideWidths.tick}px` });
export const toggle = style({ width: `${sideWidths.toggle}px` });

export const row = style({
  transition: `background ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.brand.ground },
    '&[aria-selected="true"]': { background: color.brand.tint, color: color.ink },
  },
});

/** Stays in sight while the rest scrolls sideways; its ground hides what passes below it. */
export const pinned = style({
  position: 'sticky',
  zIndex: 2,
  background: color.sheet,
  selectors: {
    [`${row}:hover &`]: { background: color.brand.ground },
    [`${row}[aria-selected="true"] &`]: { background: color.brand.tint },
  },
});

export const pinnedHead = style({ position: 'sticky', zIndex: 1, ...onPaper({ position: 'static' }) });

/** Where the pinned columns end, and where the pinned actions begin. */
export const pinnedEdge = styleVariants({
  start: { borderRight: `1px solid ${color.hairline}` },
  end: { right: 0, borderLeft: `1px solid ${color.hairline}` },
});

export const toggleMark = styleVariants({ closed: {}, open: { rotate: '90deg' } });

export const detail = style({
  padding: `${space[4]} ${space[6]}`,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.page,
});

const totalCell = style({ background: color.page, color: color.ink, fontWeight: 600 });

export const total = styleVariants({
  start: [cellOf.start, totalCell, { textAlign: 'left' }],
  end: [cellOf.end, totalCell],
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: vars.target.least,
  ':hover': { color: color.brand.text },
});

export const sortMark = styleVariants({
  none: { opacity: 0.35 },
  ascending: { rotate: '180deg', color: color.brand.text },
  descending: { color: color.brand.text },
});

export const actions = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  minHeight: vars.control.compact,
  ...onPaper({ display: 'none' }),
});

export const more = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.control,
  color: color.brand.text,
  ':hover': { background: color.brand.tag },
});

export const danger = style({ color: color.danger.text });

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '64px',
  padding: `${space[3]} ${space[6]}`,
});

export const selectionBar = style([bar, { background: color.brand.tint, color: color.ink }]);

export const filters = style([bar, { alignItems: 'flex-start' }]);

export const filter = style({
  flex: '0 1 220px',
  minWidth: '160px',
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});
export const wideFilter = style({ minWidth: 0 });

/**
 * Beside the controls by the height of a label, not by the foot of the row: an error below a field, which comes as the
 * pointer leaves it, must not take the button away from under the pointer.
 */
export const filterActions = style({
  display: 'flex',
  gap: space[2],
  marginLeft: 'auto',
  font: font('body'),
  paddingTop: 'calc(1lh + 6px)',
  // There they stand below the fields.
  '@media': { [media.phone]: { paddingTop: 0 } },
});

/** Columns are chosen in a table; below its breakpoint rows are cards, which show all. */
export const settingsButton = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const settings = style({ display: 'grid', justifyItems: 'start' });

export const foot = style({ padding: `${space[3]} ${space[6]}` });

export const loading = style({ padding: `0 ${space[6]}` });

export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  right: '-6px',
  zIndex: 1,
  width: '12px',
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '10px',
    left: '5px',
    width: '2px',
    background: color.hairline,
  },
  selectors: {
    '&:hover::after, &:active::after, &:focus-visible::after': { insetBlock: 0, background: color.brand.solid },
  },
});

export const exportError = style({ color: color.danger.text });
