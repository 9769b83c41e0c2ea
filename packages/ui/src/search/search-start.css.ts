import { style } from '@vanilla-extract/css';
import { oneLine } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

/** Both on one sheet; recent words take what the hot ones leave. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[5]} 0`,
  '@media': { [media.tablet]: { flexDirection: 'column', flexWrap: 'nowrap' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.hairline}`,
});

export const title = style({ font: font('subtitle', 600), color: color.ink });

export const clear = style({
  minHeight: vars.target.least,
  padding: `0 ${space[1]}`,
  font: font('body'),
  color: color.muted,
  ':hover': { color: color.brand.text },
});

const row = { display: 'flex', alignItems: 'center', borderBottom: `1px solid ${color.hairline}` } as const;

export const recent = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  columnGap: space[10],
});

export const recentRow = style(row);

const link = style([
  oneLine,
  { flex: 1, padding: `${space[3]} 0`, font: font('body'), color: color.ink, ':hover': { color: color.brand.text } },
]);

export const wordLink = style([link, { selectors: { '&:focus-visible': { outlineOffset: '-2px' } } }]);

export const remove = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  color: color.field,
  ':hover': { color: color.ink },
});

export const part = style({
  flex: '1 1 264px',
  minWidth: 0,
  // Below each other their length is their height.
  '@media': { [media.tablet]: { flex: 'none' } },
});

export const hot = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  columnGap: space[10],
});

export const hotRow = style([row, { gap: space[3] }]);

export const place = style({
  flex: `0 0 ${space[4]}`,
  font: font('body'),
  color: color.muted,
  textAlign: 'center',
  selectors: { 'li:nth-child(-n + 3) > &': { color: color.brand.text, fontWeight: 600 } },
});
