import { type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { hiddenFromSight } from '../visually-hidden/visually-hidden.css.ts';

/** A sheet of paper is as narrow as a small window, and keeps the table. */
const small = `screen and ${media.tablet}`;

/**
 * Below 1024 px the rows of a table are cards: the same elements, laid out anew. Named twice, the rules outdo those of
 * the table whichever stylesheet a page loads last.
 */
function narrow({ selectors = {}, ...rule }: StyleRule) {
  const stronger = Object.entries(selectors).map(([selector, own]) => [selector.replaceAll('&', '&&'), own]);
  return style({ '@media': { [small]: { selectors: { '&&': rule, ...Object.fromEntries(stronger) } } } });
}

const { color, space } = vars;

/** Widths in an attribute, set by hand or by the columns, hold for a table alone. */
const ownWidth = { width: 'auto !important', minWidth: '0 !important' };

export const table = narrow({ display: 'block', ...ownWidth });

export const onPage = narrow({ overflow: 'visible' });

export const body = narrow({ display: 'block' });

/** What selects the page and what sorts it stay; the other titles stand in every card. */
export const head = narrow({ display: 'block', position: 'static' });

export const headRow = narrow({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  padding: `0 ${space[4]}`,
  background: color.page,
});

/** Selectors that name a cell's place outdo the ones of the table, which do the same. */
const cellOf = (rule: StyleRule) => narrow({ selectors: { '&, &:first-child, &:last-child': rule } });

export const headTool = cellOf({
  ...ownWidth,
  display: 'flex',
  alignItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
});
export const headTitle = cellOf({ ...hiddenFromSight, width: '1px !important', padding: 0 });

export const resizer = narrow({ display: 'none' });

export const cardOnly = style({
  display: 'none',
  '@media': { [small]: { display: 'inline', marginLeft: space[2] } },
});

/** Tick, title and tag in the first line, the rest below, each in a line of its own. */
export const row = narrow({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `8px solid ${color.page}`,
});

export const gap = narrow({ display: 'block' });

const cell: StyleRule = { height: 'auto', padding: '2px 0', border: 0, textAlign: 'left' };
const line: StyleRule = { ...cell, gridColumn: '1 / -1' };

export const tick = cellOf({ ...cell, gridColumn: 1, order: 0, paddingRight: space[3] });

/** Where a column's cell stands in a card. */
export const place = {
  title: cellOf({
    ...cell,
    gridColumn: 2,
    order: 1,
    font: font('body', 600),
    color: color.ink,
    overflowWrap: 'anywhere',
  }),
  status: cellOf({ ...cell, gridColumn: 3, order: 2, paddingLeft: space[3] }),
  detail: cellOf({ ...line, order: 3, font: font('caption'), color: color.muted }),
  line: narrow({
    selectors: {
      '&, &:first-child, &:last-child': {
        ...line,
        order: 4,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: `0 ${space[2]}`,
        textAlign: 'right',
        color: color.ink,
      },
      // Screen readers hear the column's title from its head.
      '&::before': {
        content: ['attr(data-title)', 'attr(data-title) / ""'],
        flex: 'none',
        marginRight: 'auto',
        paddingRight: space[4],
        color: color.muted,
      },
    },
  }),
  hidden: cellOf({ display: 'none' }),
} as const;

/** Cards of a long list are all of one height. */
export const oneLine = narrow({ flexWrap: 'nowrap' });

export const actionCell = narrow({
  selectors: {
    '&, &:first-child, &:last-child': {
      ...line,
      order: 5,
      marginTop: space[2],
      padding: `${space[2]} 0 0`,
      borderTop: `1px solid ${color.hairline}`,
    },
    '&:empty': { display: 'none' },
  },
});

export const toggle = narrow({
  selectors: { '&, &:first-child, &:last-child': { ...line, order: 5 }, '&:empty': { display: 'none' } },
});

/** In a card it says what it opens. */
export const toggleButton = narrow({
  selectors: {
    '&&': {
      display: 'inline-flex',
      alignItems: 'center',
      width: 'auto',
      height: vars.control.regular,
      padding: `0 ${space[3]}`,
      border: `1px solid ${color.field}`,
    },
  },
});

/** Nothing stays at a side where nothing scrolls sideways. */
export const pinned = narrow({ selectors: { '&&': { position: 'static', borderInline: 0 } } });

export const detailRow = narrow({ display: 'block', borderBottom: `8px solid ${color.page}` });
export const detail = cellOf({ display: 'block', padding: space[4], borderBottom: 0 });

export const totals = narrow({ display: 'grid', padding: `${space[3]} ${space[4]}` });
export const totalTitle = cellOf({ ...cell, color: color.ink });

export const actions = narrow({ display: 'flex', gap: space[2] });

/** Twice the class: stronger than the button's own look, whichever stylesheet comes last. */
export const action = narrow({
  selectors: {
    '&&': { height: vars.control.regular, padding: `0 ${space[3]}`, border: `1px solid ${color.field}` },
    '&&:first-child': { borderColor: color.brand.solid },
  },
});

export const more = narrow({
  order: -1,
  marginRight: 'auto',
  width: vars.control.regular,
  height: vars.control.regular,
});
