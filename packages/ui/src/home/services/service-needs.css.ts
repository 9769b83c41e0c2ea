import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, space } = vars;

export const sheet = style({
  padding: `${space[5]} ${space[6]} ${space[3]}`,
  background: color.sheet,
  borderRadius: vars.radius.card,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[12],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const item = style({
  borderBottom: `1px solid ${color.hairline}`,
  selectors: { '&:nth-last-child(-n + 2)': { borderBottom: 0 } },
  '@media': {
    [media.phone]: { selectors: { '&:nth-last-child(2)': { borderBottom: `1px solid ${color.hairline}` } } },
  },
});

export const need = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: '48px',
  paddingBlock: space[1],
  color: color.ink,
  transition: `color ${vars.motion.hover}`,
  ':hover': { color: color.brand.text },
  '@media': { [media.phone]: { gap: space[3] } },
});

export const text = style({ flex: 1, minWidth: 0 });

export const project = style({ marginRight: space[3], font: font('body', 600) });

export const date = style({ flex: 'none', color: color.muted, fontVariantNumeric: 'tabular-nums' });
