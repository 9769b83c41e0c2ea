import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const framed = {
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
} as const;

export const page = style([content, { padding: `${space[4]} 0 ${space[20]}` }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 480px',
  gap: space[6],
  marginTop: space[4],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stand = style({
  ...framed,
  display: 'grid',
  alignItems: 'center',
  padding: space[8],
  background: color.pictureGround,
  '@media': { [media.phone]: { padding: space[3] } },
});

export const sheet = style({
  padding: `${space[12]} ${space[16]}`,
  outline: `2px solid ${color.brand.line}`,
  outlineOffset: '-12px',
  background: color.sheet,
  '@media': { [media.phone]: { padding: space[6] } },
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginTop: space[4],
  '@media': { print: { display: 'none' } },
});

export const sheetTitle = style({ font: font('heading', 600), textAlign: 'center', color: color.ink });

export const sheetNote = style({ marginBottom: space[6], font: font('body'), textAlign: 'center', color: color.muted });

export const panel = style({
  ...framed,
  padding: space[8],
  '@media': { [media.phone]: { padding: space[4] } },
});

export const title = style({ margin: `${space[2]} 0 ${space[4]}`, font: font('heading', 600), color: color.ink });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '8.5em minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  font: font('body'),
  color: color.ink,
});

export const term = style({ color: color.muted });

export const check = style({ display: 'flex', alignItems: 'center', gap: space[5], padding: `${space[6]} 0` });

/** As large as it is drawn: one that shrinks beside its text is hard to scan. */
export const code = style({ flex: 'none' });

export const company = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingTop: space[5],
  borderTop: `1px solid ${color.hairline}`,
});

export const companyName = style({ font: font('body', 600), color: color.ink });

export const checkTitle = style({ font: font('reading', 600), color: color.ink });

export const checkText = style({ font: font('body'), color: color.muted });

export const similarHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  margin: `${space[12]} 0 ${space[4]}`,
});

export const similarTitle = style({ font: font('title', 600), color: color.ink });

export const more = style({
  minHeight: vars.target.least,
  font: font('body'),
  color: color.muted,
  ':hover': { color: color.brand.text },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[6],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
  },
});

export const card = style({ ...framed, position: 'relative', padding: space[5] });

/** The whole card leads on; the company alone is its name. */
export const cardLink = style({
  display: 'block',
  minHeight: vars.target.least,
  font: font('reading', 600),
  color: color.ink,
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const small = style({ font: font('caption'), color: color.muted });

export const cardText = style({ marginTop: space[3], font: font('body'), color: color.body });

export const hint = style({ marginTop: space[8], font: font('body'), color: color.muted });
