import { globalStyle, style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style([content, { padding: `${space[4]} 0 ${space[20]}` }]);

export const single = style({ marginTop: space[4] });

/** List, gap and a rail of 316; the rail goes below on smaller screens. */
export const columns = style([
  single,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 316px',
    gap: space[12],
    alignItems: 'start',
    '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
  },
]);

export const rail = style({ display: 'grid', gap: space[10] });

export const sheet = style({
  minWidth: 0,
  padding: `${space[8]} ${space[8]} ${space[6]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@media': { [media.phone]: { padding: space[4] } },
});

/** Title and lead, and at their end what visitors may do themselves. */
export const opening = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[8]}`,
  padding: `${space[6]} 0 ${space[4]}`,
  '@media': { [media.phone]: { padding: `${space[2]} 0 0` } },
});

export const openingTitle = style({
  font: font('section', 600),
  color: color.ink,
  '@media': { [media.phone]: { font: font('heading', 600) } },
});

export const lead = style({ marginTop: space[1], font: font('reading'), color: color.muted });

export const open = style({ minWidth: 0 });

const ruled = { borderBottom: `1px solid ${color.hairline}` } as const;

export const head = style({
  ...ruled,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `0 ${space[6]}`,
});

export const title = style({ padding: `0 0 ${space[3]}`, font: font('heading', 600) });

const row = { display: 'flex', maxWidth: '100%', overflowX: 'auto' } as const;

export const tabs = style({ ...row, gap: space[6] });

export const tab = style({
  flex: 'none',
  minWidth: vars.target.least,
  padding: `${space[2]} 0`,
  borderBottom: '3px solid transparent',
  font: font('reading'),
  textAlign: 'center',
  color: color.body,
  ':hover': { color: color.brand.text },
  selectors: {
    '&[aria-current]': { borderBottomColor: color.brand.solid, color: color.brand.text, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const filters = style({ ...ruled, padding: `${space[3]} 0` });

/** The last line in it is its own edge. */
export const filterSheet = style({
  padding: `${space[2]} ${space[8]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

globalStyle(`${filterSheet} > :last-child`, { borderBottom: 0 });

/** The filters as columns; no more of one are in sight than of the others. */
export const cascade = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  padding: 0,
  '@media': { [media.tablet]: { display: 'block', padding: `${space[3]} 0` } },
});

/** Label 72, choices 28 high in rows of 36. */
export const filter = style({
  display: 'flex',
  alignItems: 'baseline',
  minHeight: '36px',
  selectors: {
    [`${cascade} > &`]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      padding: `${space[4]} 0`,
      borderInlineStart: `1px solid ${color.hairline}`,
    },
    [`${cascade} > &:first-child`]: { borderInlineStart: 0 },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${cascade} > &`]: { flexDirection: 'row', alignItems: 'baseline', padding: 0, borderInlineStart: 0 },
      },
    },
  },
});

export const label = style({
  flex: '0 0 72px',
  font: font('body'),
  color: color.muted,
  selectors: {
    [`${cascade} > ${filter} > &`]: {
      flex: 'none',
      padding: `0 ${space[5]} ${space[2]}`,
      font: font('body', 600),
      color: color.ink,
    },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${cascade} > ${filter} > &`]: { flex: '0 0 72px', padding: 0, font: font('body'), color: color.muted },
      },
    },
  },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  minWidth: 0,
  paddingBottom: space[1],
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto' } },
});

export const choice = style({
  flex: 'none',
  minHeight: `max(28px, ${vars.target.least})`,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius.control,
  font: font('body'),
  color: color.body,
  ':hover': { color: color.brand.text },
  selectors: {
    '&[aria-current]': { background: color.brand.tag, color: color.brand.text, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** Ten of a column are in sight; the others scroll. */
export const steps = style([
  choices,
  {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    gap: 0,
    maxHeight: '320px',
    paddingBottom: 0,
    overflowY: 'auto',
    '@media': {
      [media.tablet]: { flexDirection: 'row', gap: `${space[1]} ${space[2]}`, overflowX: 'auto' },
    },
  },
]);

/** Name, and at its end how many. */
export const step = style([
  choice,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: `max(32px, ${vars.target.least})`,
    padding: `${space[1]} ${space[5]}`,
    borderInlineStart: '3px solid transparent',
    borderRadius: 0,
    selectors: { '&[aria-current]': { borderInlineStartColor: color.brand.solid } },
    '@media': {
      [media.tablet]: {
        gap: space[1],
        padding: `${space[1]} ${space[3]}`,
        borderInlineStart: 0,
        borderRadius: vars.radius.control,
      },
    },
  },
]);

export const total = style({ fontVariantNumeric: 'tabular-nums' });

export const search = style({
  ...ruled,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[4]} 0`,
});

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '56px',
  font: font('body'),
  color: color.muted,
} as const;

export const bar = style({ ...line, ...ruled });

export const openBar = style({ ...line, padding: `${space[4]} 0` });

export const sorts = style({
  ...row,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
});

export const sort = style([
  choice,
  {
    minHeight: `max(32px, ${vars.target.least})`,
    borderRadius: 0,
    selectors: { '& + &': { borderLeft: `1px solid ${color.line}` } },
  },
]);

export const pager = style({ paddingTop: space[6] });
