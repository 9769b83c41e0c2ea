import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, motion, space } = vars;

export const featured = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.layout.gutter,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const company = style({ display: 'block', color: color.muted });

export const name = style({
  marginTop: space[4],
  font: font('subtitle', 600),
  transition: `color ${motion.hover}`,
  selectors: { [`${company}:hover > &`]: { color: color.brand.text } },
});

export const qualification = style({ margin: `${space[1]} 0 ${space[2]}` });

/** Logos in grey on one sheet; the gaps let the line colour through. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '1px',
  marginTop: space[10],
  overflow: 'hidden',
  background: color.hairline,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const brick = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  height: '72px',
  padding: `0 ${space[2]}`,
  background: color.sheet,
  color: color.muted,
  transition: `color ${motion.hover}`,
  ':hover': { color: color.brand.text },
  ':focus-visible': { color: color.brand.text, outlineOffset: '-2px' },
  '@media': { [media.phone]: { gap: '6px', height: '64px', padding: `0 ${space[1]}` } },
});

export const logo = style({
  flex: 'none',
  width: 'auto',
  maxWidth: '72px',
  height: '24px',
  filter: 'grayscale(1)',
  transition: `filter ${motion.hover}`,
  selectors: { [`${brick}:is(:hover, :focus-visible) > &`]: { filter: 'none' } },
  '@media': { [media.phone]: { maxWidth: '40px', height: '18px' } },
});

export const brickName = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: font('reading', 600),
  '@media': { [media.phone]: { font: font('caption', 600) } },
});

export const ways = style({
  display: 'flex',
  gap: space[6],
  marginTop: space[2],
  selectors: { [`${wall} + &`]: { marginTop: space[6] } },
  '@media': { [media.phone]: { display: 'block' } },
});

export const waysName = style({
  flex: 'none',
  minWidth: '76px',
  font: font('body', 600),
  lineHeight: '32px',
  color: color.ink,
});

export const wayList = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });

export const way = style({
  display: 'block',
  lineHeight: '32px',
  transition: `color ${motion.hover}`,
  ':hover': { color: color.brand.text },
});

export const wayCount = style({ marginLeft: space[1], color: color.muted, fontVariantNumeric: 'tabular-nums' });
