import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const line = `1px solid ${color.hairline}`;

const framed = {
  border: line,
  borderRadius: vars.radius.card,
  background: color.sheet,
  padding: space[8],
  '@media': { [media.phone]: { padding: space[4] } },
} as const;

export const page = style([content, { padding: `${space[4]} 0 ${space[20]}` }]);

export const head = style([framed, { marginTop: space[4] }]);

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[6],
  '@media': { [media.phone]: { gap: space[4] } },
});

export const text = style({ flex: '1 1 12em', minWidth: 0 });

export const name = style({
  font: font('section', 600),
  color: color.ink,
  '@media': { [media.phone]: { font: font('heading', 600) } },
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[2] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} 0`,
  marginTop: space[8],
  paddingTop: space[5],
  borderTop: line,
  '@media': {
    [media.tablet]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const figure = style({
  minWidth: 0,
  selectors: { '& + &': { paddingLeft: space[6], borderLeft: line } },
  '@media': { [media.tablet]: { selectors: { '& + &': { paddingLeft: 0, borderLeft: 0 } } } },
});

/** On the lower edge of the sheet. */
export const tabs = style({
  margin: `${space[5]} 0 calc(-1 * ${space[8]})`,
  borderTop: line,
  '@media': { [media.phone]: { marginBottom: `calc(-1 * ${space[4]})` } },
});

export const term = style({ font: font('body'), color: color.muted });

export const value = style({ font: font('subtitle', 600), color: color.ink });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 316px',
  gap: space[6],
  alignItems: 'start',
  marginTop: space[6],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const parts = style({ display: 'grid', gap: space[6], minWidth: 0 });

export const part = style([framed, { minWidth: 0 }]);

export const partHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  marginBottom: space[4],
});

export const partTitle = style({ font: font('title', 600), color: color.ink });

export const more = style({
  minHeight: vars.target.least,
  font: font('body'),
  color: color.muted,
  ':hover': { color: color.brand.text },
});

export const rail = style({ display: 'grid', gap: space[6] });
