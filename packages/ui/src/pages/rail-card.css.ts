import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { sheet } from './page-head.css.ts';

const { color, space } = vars;

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const card = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    padding: space[6],
    '@media': { [media.phone]: { padding: space[4] } },
  },
]);

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const title = style({ font: font('reading', 600), color: color.ink });

export const amount = style({
  font: font('section', 600),
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const unit = style({ marginLeft: space[2], font: font('body'), color: color.muted });

export const small = style({ font: font('caption'), color: color.muted });

export const facts = style({ display: 'grid', gap: space[1], font: font('body') });

export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] });

export const term = style({ flex: 'none', color: color.muted });

export const value = style({
  color: color.ink,
  textAlign: 'right',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const todos = style({ display: 'grid', gap: space[3], font: font('body') });

export const todo = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  border: `1.5px solid ${color.field}`,
  borderRadius: vars.radius.full,
  selectors: {
    '[data-state="done"] > &': { borderColor: color.success.text, color: color.success.text },
    '[data-state="next"] > &': { borderWidth: '2.5px', borderColor: color.brand.solid },
  },
});

export const what = style({
  color: color.ink,
  selectors: { '[data-state="next"] > &': { fontWeight: 600 }, '[data-state="later"] > &': { color: color.body } },
});

export const note = style({
  font: font('caption'),
  color: color.muted,
  selectors: { '[data-state="next"] > &': { color: color.warning.text, fontWeight: 600 } },
});

export const buttons = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
});
