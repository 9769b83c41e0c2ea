import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { lineHeight, messageHeight } from './line-offsets.ts';

const { color, space } = vars;

const numberWidth = 44;
const toolsWidth = 72;
/** Px beside the columns of the caller. */
export const sideWidths = { number: numberWidth, tools: toolsWidth } as const;

export const grid = style({ font: font('body'), color: color.ink });

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  containerType: 'inline-size',
  border: `1px solid ${color.hairline}`,
  scrollPadding: `${lineHeight}px 0 ${lineHeight + 8}px`,
  '@media': { print: { maxHeight: 'none !important', overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

const cellBase = style({
  height: `${lineHeight}px`,
  padding: 0,
  borderRight: `1px solid ${color.hairline}`,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.sheet,
  fontWeight: 400,
  verticalAlign: 'top',
  selectors: { '&:last-child': { borderRight: 0 } },
});

const stuckLeft = { position: 'sticky', zIndex: 1 } as const;

export const head = style({ position: 'sticky', top: 0, zIndex: 4 });

const headCellBase = style([
  cellBase,
  {
    padding: `0 ${space[2]}`,
    background: color.page,
    color: color.muted,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
  },
]);
export const headCell = styleVariants({
  start: [headCellBase, { textAlign: 'left' }],
  end: [headCellBase, { textAlign: 'right' }],
  number: [headCellBase, { ...stuckLeft, left: 0, padding: 0, textAlign: 'center' }],
});

/** The first column stays beside the row numbers while the others scroll sideways. */
export const stuck = style({ ...stuckLeft, left: `${numberWidth}px` });

export const required = style({ marginRight: '2px', color: color.danger.text });

export const row = style({});

export const rowNumber = style([
  cellBase,
  { ...stuckLeft, zIndex: 2, left: 0, background: color.page, color: color.muted, cursor: 'default' },
]);

export const number = style({
  display: 'grid',
  placeItems: 'center',
  height: `${lineHeight - 1}px`,
  selectors: {
    [`${row}[data-current] &`]: { color: color.brand.text, fontWeight: 600 },
    [`${row}[data-failed] &`]: { color: color.danger.text },
  },
});

/** Stands below the cells of its row and stays in sight while they scroll sideways. */
export const message = style({
  position: 'absolute',
  top: `${lineHeight - 1}px`,
  left: `${numberWidth}px`,
  width: `calc(100cqw - ${numberWidth}px)`,
  height: `${messageHeight}px`,
  padding: `2px ${space[2]}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'left',
  font: font('caption'),
  color: color.danger.text,
});

const cell = style([
  cellBase,
  {
    selectors: {
      [`${row}:hover &`]: { background: color.brand.ground },
      [`${row}[data-current] &`]: { background: color.brand.tint },
      [`${row}[data-failed] &`]: { height: `${lineHeight + messageHeight}px`, background: color.danger.tint },
      [`${row}[data-current] &[aria-selected], ${row} &[aria-selected]`]: { background: color.brand.tag },
    },
  },
]);

export const cellOf = styleVariants({
  start: [cell],
  end: [cell, { textAlign: 'right' }],
  computed: [cell, { color: color.body, background: color.page }],
  tools: [cellBase],
});

/** What a cell shows; in a row with a message below it is only as high as the others. */
export const content = style({
  position: 'relative',
  height: `${lineHeight - 1}px`,
  padding: `0 ${space[2]}`,
  lineHeight: `${lineHeight - 1}px`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'cell',
  selectors: {
    '[aria-invalid="true"] > &': {
      background: color.danger.tint,
      boxShadow: `inset 0 0 0 1px ${color.danger.solid}`,
      color: color.danger.text,
    },
    [`${row}[data-failed] td:not([aria-invalid]):not([aria-selected]) > &`]: { background: color.sheet },
  },
});

export const active = style([content, { overflow: 'visible', padding: 0 }]);

/** Where suggestions hang: the cell, below its control. */
export const suggestionsAt = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const control = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'inherit',
  lineHeight: `${lineHeight - 1}px`,
  whiteSpace: 'pre',
  overflow: 'hidden',
  resize: 'none',
  appearance: 'none',
  cursor: 'cell',
  caretColor: 'transparent',
  selectors: {
    '&:focus': {
      zIndex: 1,
      background: color.sheet,
      outline: `2px solid ${color.brand.solid}`,
      outlineOffset: '-2px',
    },
    '&::selection': { background: 'transparent' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:focus': { outlineColor: 'Highlight' } } } },
});

export const editing = style({
  cursor: 'text',
  caretColor: 'auto',
  selectors: { '&::selection': { background: color.brand.pressed } },
});

/** A text with several lines grows over the rows below while it is edited. */
export const growing = style({
  height: 'auto',
  minHeight: '100%',
  maxHeight: '160px',
  padding: `8px ${space[2]}`,
  lineHeight: 'normal',
  whiteSpace: 'pre-wrap',
  overflow: 'auto',
  boxShadow: vars.shadow.float,
});
// Not known to the typed properties yet; where it is unknown the text keeps one line.
globalStyle(`${growing}`, { fieldSizing: 'content' } as Record<string, string>);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  height: `${lineHeight - 1}px`,
  visibility: 'hidden',
  selectors: { [`${row}:hover &, ${row}[data-current] &`]: { visibility: 'visible' } },
  '@media': { '(hover: none)': { visibility: 'visible' }, print: { display: 'none' } },
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.control,
  color: color.body,
  ':hover': { background: color.brand.tag, color: color.brand.text },
});

export const add = style({ display: 'flex', alignItems: 'center', gap: space[4], padding: `0 ${space[2]}` });

export const addButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '32px',
  color: color.brand.text,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
});

export const hint = style({ font: font('caption'), color: color.muted });

export const foot = style({ position: 'sticky', bottom: 0, zIndex: 4 });

const footCellBase = style([
  headCellBase,
  { borderTop: `1px solid ${color.hairline}`, borderRight: 0, borderBottom: 0, color: color.ink },
]);
export const footCell = styleVariants({
  start: [footCellBase, { textAlign: 'left' }],
  end: [footCellBase, { textAlign: 'right' }],
  count: [footCellBase, { ...stuckLeft, left: 0, paddingLeft: space[3], textAlign: 'left' }],
});
