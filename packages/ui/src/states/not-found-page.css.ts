import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

export const page = style([content, { padding: `${vars.space[16]} 0 ${vars.space[20]}` }]);

export const head = style({
  display: 'grid',
  gridTemplateColumns: '440px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBottom: vars.space[16],
  font: font('reading'),
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] },
  },
});

export const art = style({ maxWidth: '440px', '@media': { [media.tablet]: { maxWidth: '300px' } } });

export const code = style({ color: vars.color.brand.text, font: font('heading', 600) });
export const title = style({ font: font('display', 600), textWrap: 'balance' });
export const message = style({ color: vars.color.muted, marginBottom: vars.space[3] });

export const search = style({
  display: 'flex',
  gap: vars.space[3],
  maxWidth: '520px',
  margin: `${vars.space[6]} 0 ${vars.space[4]}`,
});

export const box = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `0 ${vars.space[3]}`,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.field}`,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  // The box around the field carries the focus ring.
  ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  color: vars.color.ink,
  '::placeholder': { color: vars.color.hint, opacity: 1 },
});

export const waysTitle = style({
  font: font('heading', 600),
  paddingBottom: vars.space[3],
  marginBottom: vars.space[5],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  background: vars.color.hairline,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const way = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space[4],
  height: '100%',
  padding: `${vars.space[5]} ${vars.space[6]}`,
  background: vars.color.sheet,
  color: vars.color.muted,
  ':focus-visible': { outlineOffset: '-2px' },
});

export const wayIcon = style({ gridRow: 'span 2', marginTop: '2px', color: vars.color.brand.solid });

export const wayName = style({
  font: font('reading', 600),
  color: vars.color.ink,
  selectors: { [`${way}:hover &`]: { color: vars.color.brand.text } },
});
