import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[4],
  marginBottom: space[8],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] } },
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '72px',
  padding: `${space[3]} ${space[5]}`,
  border: `1px solid ${color.brand.softLine}`,
  borderRadius: vars.radius.card,
  background: color.brand.ground,
  font: font('subtitle', 600),
  color: color.brand.text,
  transition: `background ${vars.motion.hover}`,
  ':hover': { background: color.brand.tag },
  '@media': { [media.phone]: { padding: space[3], font: font('reading', 600) } },
});
