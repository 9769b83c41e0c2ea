import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh', background: color.page });

const row = style([content, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }]);

export const top = style([row, { justifyContent: 'space-between', minHeight: '48px' }]);

export const platform = style({ font: font('body', 600), color: color.ink, ':hover': { color: color.brand.text } });

export const account = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const notice = style({
  padding: `${space[2]} ${space[4]}`,
  background: color.warning.tag,
  color: color.ink,
  font: font('body'),
  textAlign: 'center',
});

export const page = style({ flex: 1 });

export const bar = style([
  row,
  { justifyContent: 'space-between', minHeight: '56px', borderBottom: `1px solid ${color.hairline}` },
]);

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  borderBlock: '3px solid transparent',
  font: font('reading', 600),
  color: color.ink,
  ':hover': { color: color.brand.text },
  selectors: {
    '&[aria-current="page"]': { color: color.brand.text, borderBlockEndColor: color.brand.base },
  },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.muted,
});

export const sheet = style([
  content,
  {
    margin: `${space[4]} auto`,
    padding: space[6],
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.card,
    background: color.sheet,
    containerType: 'inline-size',
    containerName: 'shop',
    '@media': { [media.phone]: { padding: space[4] } },
  },
]);

export const sheetTitle = style({ marginBottom: space[3], font: font('title', 600), color: color.ink });
