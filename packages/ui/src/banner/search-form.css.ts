import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { layout, media } from '../tokens/values.ts';

export const form = style({
  width: `${layout.searchWidth}px`,
  maxWidth: '100%',
  '@media': { [media.wideSearch]: { width: `${layout.searchWidthWide}px` } },
});

export const bar = style({
  display: 'flex',
  height: '56px',
  background: vars.color.sheet,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  boxShadow: vars.shadow.search,
  ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  '@media': { [media.phone]: { height: '48px' }, [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const icon = style({
  margin: '18px 0 0 20px',
  color: vars.color.muted,
  '@media': { [media.phone]: { margin: '14px 0 0 14px' } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'none',
  padding: `0 ${vars.space[4]} 0 ${vars.space[3]}`,
  font: font('reading'),
  // The bar around the field carries the focus ring.
  outline: 'none',
  '::placeholder': { color: vars.color.hint, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const submit = style({
  flex: 'none',
  width: '128px',
  margin: '4px',
  borderRadius: vars.radius.tag,
  background: vars.color.brand.solid,
  color: vars.color.onSolid,
  font: font('reading', 600),
  ':hover': { background: vars.color.brand.solidHover },
  // Inside the white bar a white ring would vanish.
  ':focus-visible': { outlineColor: vars.color.brand.strong, outlineOffset: '1px' },
  '@media': { [media.phone]: { width: '72px' } },
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: '24px',
  marginTop: vars.space[4],
  font: font('body'),
  '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space[2] } },
});

export const examples = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], whiteSpace: 'nowrap' });

export const examplesLabel = style({ color: vars.color.banner.label, marginRight: vars.space[2] });

export const example = style({
  padding: `1px ${vars.space[2]}`,
  borderRadius: vars.radius.tag,
  color: vars.color.banner.text,
  ':hover': { background: vars.color.banner.hover },
});
