import { style } from '@vanilla-extract/css';
import { phrase } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const lead = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingBottom: space[8],
  '@media': {
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: space[4], paddingBottom: space[4] },
  },
});

export const cover = style({
  flex: 'none',
  width: '448px',
  maxWidth: '45%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: color.pictureGround,
  '@media': { [media.phone]: { width: '100%', maxWidth: 'none' } },
});

export const text = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const date = style({ font: font('body'), color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const title = style([phrase, { font: font('title', 600), color: color.ink }]);

/** The whole of it leads on; the title alone is its name. */
export const link = style({
  display: 'block',
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const summary = style({ font: font('reading'), color: color.body });

export const more = style({ font: font('body'), color: color.brand.text });
