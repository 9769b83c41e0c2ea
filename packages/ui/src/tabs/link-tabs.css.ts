import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

/** As high as a field beside it, its label included. */
export const group = style({ display: 'grid', alignContent: 'start', gap: '6px', minWidth: 0 });

export const label = style({ font: font('body'), color: color.body });

export const list = style({
  display: 'inline-flex',
  gap: '2px',
  maxWidth: '100%',
  padding: '2px',
  overflowX: 'auto',
  borderRadius: vars.radius.control,
  background: color.page,
  border: `1px solid ${color.hairline}`,
});

export const tab = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minHeight: vars.control.compact,
  padding: `0 ${space[3]}`,
  borderRadius: vars.radius.control,
  font: font('body'),
  color: color.body,
  ':hover': { color: color.brand.text },
  selectors: {
    '&[aria-current="true"]': { background: color.sheet, color: color.ink, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
