import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const list = style({ borderTop: `1px solid ${color.hairline}` });

export const item = style({ borderBottom: `1px solid ${color.hairline}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  paddingBlock: space[1],
  font: font('reading'),
  color: color.ink,
  transition: `color ${vars.motion.hover}`,
  ':hover': { color: color.brand.text },
  '@media': { [media.phone]: { gap: space[3] } },
});

export const density = styleVariants({ news: { minHeight: '56px' }, party: { minHeight: '53px' } });

export const title = style({ flex: 1, minWidth: 0 });

export const date = style({ flex: 'none', font: font('body'), color: color.muted, fontVariantNumeric: 'tabular-nums' });
