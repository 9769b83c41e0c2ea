import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style([content, { padding: `${space[4]} 0 ${space[20]}` }]);

/** 200 + 26 + text + 26 + 240; the columns beside the text go below it, then above it on phones. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr) 240px',
  gap: vars.layout.gutter,
  alignItems: 'start',
  marginTop: space[4],
  '@media': {
    [media.laptop]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

export const left = style({
  position: 'sticky',
  top: space[20],
  display: 'grid',
  gap: space[8],
  '@media': { [media.tablet]: { position: 'static' }, print: { display: 'none' } },
});

export const leftLast = style([left, { '@media': { [media.tablet]: { order: 1 } } }]);

export const right = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.laptop]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
});

export const sheet = style({
  minWidth: 0,
  padding: `${space[10]} ${space[12]} ${space[16]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@media': { [media.tablet]: { padding: space[6] }, print: { padding: 0, border: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const title = style({ font: font('section', 600) });

export const actions = style({ display: 'flex', gap: space[3], '@media': { print: { display: 'none' } } });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[8]}`,
  marginTop: space[3],
  font: font('caption'),
  color: color.muted,
});

export const fact = style({
  selectors: { '& + &': { paddingLeft: space[8], borderLeft: `1px solid ${color.hairline}` } },
});

export const factValue = style({ font: font('body'), color: color.ink });

export const notice = style({ marginTop: space[4], ':empty': { display: 'none' } });

export const text = style({ marginTop: space[6], paddingTop: space[6], borderTop: `1px solid ${color.line}` });

export const part = style({ marginTop: space[8] });

export const heading = style({ scrollMarginTop: space[20] });
