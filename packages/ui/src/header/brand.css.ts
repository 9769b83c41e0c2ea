import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

// In the size of the page's text, so that they hold in large text too: 330, 247 and 140 px at 14 px.
const withoutSubtitle = '(max-width: 23.57em)';
/** Beside what a member has in the header the name stands in two lines. */
const tooNarrow = '(max-width: 17.64em)';
const narrowest = '(max-width: 10em)';

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  '@media': {
    [media.laptop]: { flex: '1 1 0', containerType: 'inline-size' },
    [media.phone]: { gap: '10px' },
  },
});

/** The character in the built-in mark. */
export const shape = style({ fill: vars.color.onSolid });

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
    [tooNarrow]: { maxWidth: '6em', font: font('reading', 600), lineHeight: 1.25, whiteSpace: 'normal' },
    [narrowest]: { font: font('caption', 600), lineHeight: 1.33 },
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
