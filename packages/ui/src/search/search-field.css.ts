import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { layout, media } from '../tokens/values.ts';

const { color, space } = vars;

export const form = style({
  position: 'relative',
  width: `${layout.searchWidth}px`,
  maxWidth: '100%',
  '@media': { [media.wideSearch]: { width: `${layout.searchWidthWide}px` } },
});

const bar = style({
  display: 'flex',
  height: '56px',
  background: color.sheet,
  borderRadius: vars.radius.control,
  color: color.ink,
  ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  '@media': { [media.phone]: { height: '48px' }, [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const barOf = styleVariants({
  banner: [bar, { boxShadow: vars.shadow.search }],
  page: [bar, { boxShadow: `inset 0 0 0 1px ${color.field}` }],
});

/** The ring stays within the bar: the panel below would cover its lower side. */
export const open = style({
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  ':focus-within': { outlineOffset: '-2px' },
});

export const icon = style({
  margin: '18px 0 0 20px',
  color: color.muted,
  '@media': { [media.phone]: { margin: '14px 0 0 14px' } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'none',
  padding: `0 ${space[4]} 0 ${space[3]}`,
  font: font('reading'),
  // The bar around the field carries the focus ring.
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.hint, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  '@media': { [media.phone]: { padding: `0 ${space[1]} 0 ${space[2]}` } },
});

/** Only where there is something to clear, and a script to do so. */
export const clear = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '40px',
  margin: '4px 0',
  color: color.muted,
  ':hover': { color: color.ink },
  selectors: { 'input:placeholder-shown + &': { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const submit = style({
  flex: 'none',
  width: '128px',
  margin: '4px',
  borderRadius: vars.radius.tag,
  background: color.brand.solid,
  color: color.onSolid,
  font: font('reading', 600),
  ':hover': { background: color.brand.solidHover },
  // Inside the white bar a white ring would vanish.
  ':focus-visible': { outlineColor: color.brand.strong, outlineOffset: '1px' },
  '@media': { [media.phone]: { width: '72px' } },
});

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginTop: space[2],
  font: font('body'),
  color: color.muted,
});
