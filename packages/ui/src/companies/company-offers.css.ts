import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

const line = `1px solid ${color.hairline}`;

export const offers = style({ borderTop: line });

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  padding: `${space[3]} 0`,
  borderBottom: line,
  font: font('body'),
});

export const offerName = style({ display: 'block', font: font('body', 600), color: color.ink });

export const offerLink = style([offerName, { minHeight: vars.target.least, ':hover': { color: color.brand.text } }]);

/** Beside the name, which keeps its share of the row. */
export const price = style({
  flex: '0 1 auto',
  maxWidth: '60%',
  overflowWrap: 'anywhere',
  font: font('body', 600),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  color: color.ink,
});

export const panel = style({
  border: line,
  borderRadius: vars.radius.card,
  background: color.sheet,
  padding: space[6],
});

export const panelHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBottom: space[2],
});

export const more = style({
  minHeight: vars.target.least,
  font: font('body'),
  color: color.muted,
  ':hover': { color: color.brand.text },
});

export const panelTitle = style({ font: font('subtitle', 600), color: color.ink });

export const note = style({ font: font('caption'), color: color.muted });
