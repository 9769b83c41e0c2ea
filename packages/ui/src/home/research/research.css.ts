import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';
import { sevenColumns } from '../section/columns.css.ts';

const { color, motion, space } = vars;

export const catalogue = style([
  sevenColumns,
  { paddingRight: '22px', '@media': { [media.phone]: { paddingRight: 0 } } },
]);

/** Five rows high, so that a shorter column does not move the page. */
export const panel = style({ minHeight: '365px' });

export const item = style({ borderBottom: `1px solid ${color.hairline}` });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: '72px',
  padding: `${space[1]} 0`,
});

export const code = style({
  flex: 'none',
  width: '104px',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'none' } },
});

export const text = style({ flex: 1, minWidth: 0 });

export const title = style({
  display: 'block',
  font: font('reading', 600),
  color: color.ink,
  transition: `color ${motion.hover}`,
  selectors: { [`${entry}:hover &`]: { color: color.brand.text } },
});

export const organization = style({ font: font('body'), color: color.muted });

export const featured = style({ '@media': { [media.phone]: { marginTop: space[6] } } });

export const featuredLink = style({ display: 'block' });

export const featuredTitle = style({
  marginTop: space[4],
  font: font('subtitle', 600),
  transition: `color ${motion.hover}`,
  selectors: { [`${featuredLink}:hover > &`]: { color: color.brand.text } },
});

export const featuredSummary = style({ marginTop: space[1], color: color.muted });
