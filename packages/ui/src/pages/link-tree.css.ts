import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const tree = style({ display: 'grid', gap: space[4] });

export const search = style({
  width: '100%',
  height: vars.control.regular,
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  font: font('body'),
  color: color.ink,
  '::placeholder': { color: color.muted },
});

export const groups = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const group = style({
  padding: `${space[2]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
});

export const title = style({
  padding: `${space[2]} ${space[6]}`,
  font: font('body', 600),
  color: color.ink,
  cursor: 'pointer',
});

export const link = style({
  display: 'block',
  padding: `${space[2]} ${space[6]}`,
  borderLeft: '3px solid transparent',
  font: font('body'),
  color: color.body,
  ':hover': { color: color.brand.text },
  selectors: {
    '&[aria-current]': {
      borderLeftColor: color.brand.solid,
      background: color.brand.tint,
      color: color.brand.text,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const none = style({ padding: space[6], font: font('body'), color: color.muted, ':empty': { display: 'none' } });
