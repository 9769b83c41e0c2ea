import { style } from '@vanilla-extract/css';
import { content, onDark } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const banner = style([
  onDark,
  { position: 'relative', overflow: 'hidden', background: color.party, color: color.onSolid },
]);

/** The drawing stands in the middle of the banner, whatever its width. */
export const art = style({
  position: 'absolute',
  left: '50%',
  width: 'auto',
  minWidth: '100%',
  maxWidth: 'none',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  transform: 'translateX(-50%)',
});

export const bannerText = style([
  content,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space[1],
    minHeight: '216px',
    paddingBottom: space[4],
    '@media': { [media.phone]: { minHeight: '132px' } },
  },
]);

export const title = style({
  font: font('display', 600),
  color: color.onSolid,
  '@media': { [media.phone]: { font: font('heading', 600) } },
});

export const slogan = style({ font: font('subtitle') });

export const page = style([content, { padding: `${space[4]} 0 ${space[20]}` }]);

/** Modules of 200 beside the sheet; a row above it on smaller screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  marginTop: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

const framed = {
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
} as const;

export const modules = style({
  ...framed,
  padding: `${space[2]} 0`,
  '@media': { [media.tablet]: { display: 'flex', overflowX: 'auto', padding: `0 ${space[2]}` } },
});

export const module = style({
  display: 'block',
  flex: 'none',
  padding: `${space[3]} ${space[6]}`,
  borderLeft: '3px solid transparent',
  font: font('reading'),
  color: color.ink,
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
  '@media': {
    [media.tablet]: {
      padding: space[3],
      borderLeft: 0,
      borderBottom: '3px solid transparent',
      selectors: { '&[aria-current]': { borderBottomColor: color.brand.solid, background: 'none' } },
    },
  },
});

export const sheet = style({
  ...framed,
  minWidth: 0,
  padding: space[8],
  '@media': { [media.phone]: { padding: space[4] } },
});

export const alone = style({ marginTop: space[4] });
