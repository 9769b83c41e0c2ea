import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const offer = style({ minWidth: 0, scrollMarginTop: space[6] });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBottom: space[2] });
export const name = style({ font: font('heading', 600), color: color.ink, overflowWrap: 'anywhere' });
export const note = style({ font: font('body'), color: color.muted, overflowWrap: 'anywhere' });

export const agreed = style({ padding: `${space[3]} 0`, font: font('section', 600), color: color.ink });

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  margin: `${space[3]} 0 ${space[2]}`,
  borderRadius: vars.radius.card,
  background: color.page,
  overflow: 'hidden',
});

const price = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderBottom: '3px solid transparent',
});

export const priceOf = styleVariants({
  plain: [price],
  reached: [price, { borderBottomColor: color.brand.base }],
  struck: [price],
});

const figure = style({ font: font('heading', 600), color: color.ink, fontVariantNumeric: 'tabular-nums' });

export const figureOf = styleVariants({
  plain: [figure],
  reached: [figure],
  struck: [figure, { fontWeight: 400, color: color.muted, textDecoration: 'line-through' }],
});

export const priceNote = style({ font: font('caption'), color: color.muted });

export const rows = style({ display: 'grid', gap: space[4], padding: `${space[4]} 0` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr)' } },
});

export const term = style({ font: font('body'), color: color.muted });
export const value = style({ font: font('body'), color: color.ink, overflowWrap: 'anywhere' });

export const values = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const choice = style({
  minHeight: vars.control.regular,
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  font: font('body'),
  color: color.ink,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: color.brand.base },
    '&[aria-pressed="true"]': {
      border: `2px solid ${color.brand.solid}`,
      background: color.brand.tint,
      color: color.brand.text,
      fontWeight: 600,
    },
    '&[data-mismatch="true"]': { borderStyle: 'dashed', background: color.page, color: color.muted },
    '&:disabled': { borderStyle: 'dashed', background: color.page, color: color.muted, cursor: 'not-allowed' },
  },
});

export const mismatch = style({ marginLeft: space[2], font: font('caption') });

export const stepper = style({
  display: 'flex',
  height: vars.control.comfortable,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  overflow: 'hidden',
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  color: color.ink,
  ':hover': { background: color.brand.tint },
});

export const number = style({
  width: '96px',
  border: 0,
  borderInline: `1px solid ${color.hairline}`,
  font: font('reading'),
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
});

export const fault = style({ font: font('body'), color: color.danger.text });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${color.hairline}`,
});

export const amount = style({
  font: font('section', 600),
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { font: font('heading', 600) } },
});

export const more = style({ marginLeft: 'auto', font: font('body'), color: color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: `${space[4]} 0 ${space[3]}`,
});
