import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

const { color, space } = vars;

export const groupOf = styleVariants({
  /** As high as a field beside it, its label included. */
  boxed: { display: 'grid', alignContent: 'start', gap: '6px', minWidth: 0 },
  states: { position: 'relative', minWidth: 0 },
});

export const labelOf = styleVariants({
  boxed: { font: font('body'), color: color.body },
  states: [visuallyHidden],
});

export const listOf = styleVariants({
  boxed: {
    display: 'inline-flex',
    gap: '2px',
    maxWidth: '100%',
    padding: '2px',
    overflowX: 'auto',
    borderRadius: vars.radius.control,
    background: color.page,
    border: `1px solid ${color.hairline}`,
  },
  states: { display: 'flex', gap: '28px', overflowX: 'auto', overflowY: 'hidden' },
});

const tab = style({
  flex: 'none',
  font: font('body'),
  color: color.body,
  ':hover': { color: color.brand.text },
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

/** Four pixels from the words before it. */
export const total = style({
  marginLeft: space[1],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: color.muted,
});

export const tabOf = styleVariants({
  boxed: [
    tab,
    {
      display: 'grid',
      placeItems: 'center',
      minHeight: vars.control.compact,
      padding: `0 ${space[3]}`,
      borderRadius: vars.radius.control,
      selectors: { '&[aria-current="true"]': { background: color.sheet, color: color.ink, fontWeight: 600 } },
    },
  ],
  states: [
    tab,
    {
      display: 'inline-flex',
      alignItems: 'center',
      height: '48px',
      borderBottom: '3px solid transparent',
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current="true"]': { borderBottomColor: color.brand.base, color: color.brand.text, fontWeight: 600 },
      },
    },
  ],
});
