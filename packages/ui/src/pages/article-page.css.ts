import { style, styleVariants } from '@vanilla-extract/css';
import { content, phrase } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style([
  content,
  { padding: `${space[10]} 0 ${space[20]}`, '@media': { print: { width: '100%', padding: 0 } } },
]);

/** Article 64 + 160 facts + 32 + 672 text + 64 = 992, and a rail of 316. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 992px) minmax(0, 316px)',
  justifyContent: 'space-between',
  gap: vars.layout.gutter,
  alignItems: 'start',
  marginTop: space[4],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Without a rail the article stands in the middle. */
export const alone = style({ marginTop: space[4], maxWidth: '992px', marginInline: 'auto' });

export const article = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 672px)',
  gap: `${space[6]} ${space[8]}`,
  padding: space[16],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[6] },
    print: { gridTemplateColumns: '1fr', padding: 0, border: 0 },
  },
});

export const head = style({
  display: 'grid',
  gridColumn: 2,
  justifyItems: 'start',
  gap: space[3],
  '@media': { [media.tablet]: { gridColumn: 1 }, print: { gridColumn: 1 } },
});

export const title = style([phrase, { font: font('section', 600), color: color.ink }]);

export const side = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[3],
  gridColumn: 1,
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});

export const body = style({
  gridColumn: 2,
  minWidth: 0,
  '@media': { [media.tablet]: { gridColumn: 1 }, print: { gridColumn: 1 } },
});

/** Leads on to others, which paper does not. */
export const rail = style({ '@media': { print: { display: 'none' } } });

/** What is written grows; its headings and tables with it. */
export const sizes = styleVariants({ small: { zoom: 0.9 }, medium: {}, large: { zoom: 1.2 } });

/** On a phone in lines, so that the text begins soon. */
export const facts = style({
  font: font('caption'),
  color: color.muted,
  '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` } },
});

export const fact = style({
  marginBottom: space[3],
  '@media': { [media.phone]: { display: 'flex', gap: space[2], marginBottom: 0 } },
});

export const factValue = style({ color: color.body });
