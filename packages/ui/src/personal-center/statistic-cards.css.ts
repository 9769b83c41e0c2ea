import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  borderTop: `1px solid ${color.hairline}`,
  borderBottomLeftRadius: vars.radius.card,
  borderBottomRightRadius: vars.radius.card,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Its line lies in the gap, so that the last row has none that leads nowhere. */
export const card = style({ boxShadow: `1px 0 0 ${color.hairline}, 0 1px 0 ${color.hairline}` });

export const link = style({
  display: 'block',
  height: '100%',
  padding: `${space[3]} ${space[6]} ${space[4]}`,
  color: color.body,
  selectors: { '&:hover': { background: color.brand.tint, textDecoration: 'none' } },
  '@media': { [media.phone]: { padding: `${space[3]} ${space[4]}` } },
});

export const label = style({ color: color.muted });

export const count = style({ display: 'block', color: color.ink, font: font('section', 600) });

export const note = style({ display: 'block', color: color.muted, font: font('caption') });
