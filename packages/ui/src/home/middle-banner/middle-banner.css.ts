import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, space } = vars;

export const banner = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  height: '120px',
  borderRadius: vars.radius.card,
  background: color.brand.tag,
  '@media': { [media.phone]: { height: '96px' } },
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: '100% 50%' });

export const text = style({
  position: 'absolute',
  left: space[8],
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
  gap: space[1],
  color: color.body,
  '@media': { [media.phone]: { left: space[4], right: '40%' } },
});

export const title = style({
  font: font('title', 600),
  color: color.ink,
  transition: `color ${vars.motion.hover}`,
  selectors: { [`${banner}:hover &`]: { color: color.brand.text } },
  '@media': { [media.phone]: { font: font('reading', 600) } },
});
