import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const withoutSubtitle = '(max-width: 330px)';
/** Beside what a member has in the header the name stands in two lines. */
const tooNarrow = '(max-width: 247px)';
const narrowest = '(max-width: 140px)';

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  '@media': {
    [media.tablet]: { flex: '1 1 0', containerType: 'inline-size' },
    [media.phone]: { gap: '10px' },
  },
});

export const words = style({ minWidth: 0 });

export const mark = style({
  flex: 'none',
  width: '52px',
  height: '52px',
  objectFit: 'contain',
  '@media': { [media.phone]: { width: '36px', height: '36px' } },
});

export const ground = style({ fill: vars.color.brand.base });

export const title = style({
  display: 'block',
  font: font('heading', 600),
  color: vars.color.ink,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { font: font('subtitle', 600) } },
  '@container': {
    [withoutSubtitle]: { font: font('subtitle', 600) },
    [tooNarrow]: { maxWidth: '6em', font: font('reading', 600), lineHeight: '20px', whiteSpace: 'normal' },
    [narrowest]: { font: font('caption', 600), lineHeight: '16px' },
  },
});

export const subtitle = style({
  display: 'block',
  font: font('body'),
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
  '@container': { [withoutSubtitle]: { display: 'none' } },
});
