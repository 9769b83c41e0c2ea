import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const contents = style({
  minWidth: 0,
  padding: `${space[3]} 0`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const search = style({ padding: `0 ${space[3]} ${space[3]}` });

export const group = style({ font: font('body') });

export const groupTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  font: font('body', 600),
  color: color.ink,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const count = style({ fontWeight: 400, color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const link = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderLeft: '3px solid transparent',
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

export const mark = style({ flex: 'none', font: font('caption', 600), color: color.success.text });

export const none = style({ padding: space[4], font: font('body'), color: color.muted, ':empty': { display: 'none' } });
