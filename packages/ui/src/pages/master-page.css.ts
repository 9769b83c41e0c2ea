import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { sheet as framed } from './page-head.css.ts';

const { color, space } = vars;

export const sheet = style([
  framed,
  {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

/** No box of its own: a bar in it still sticks to the window. */
export const contents = style({ display: 'contents' });

/** Where both have no room beside each other, only the other one is shown. */
export const besideOnly = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const list = style({
  paddingBottom: space[4],
  borderInlineEnd: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { borderInlineEnd: 0 } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '56px',
  padding: `${space[2]} ${space[4]} ${space[2]} ${space[6]}`,
});

export const title = style({ font: font('body', 600), color: color.ink });

export const group = style({
  padding: `${space[3]} ${space[6]} ${space[1]}`,
  font: font('caption'),
  color: color.muted,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '40px',
  padding: `${space[1]} ${space[4]} ${space[1]} ${space[6]}`,
  borderInlineStart: '3px solid transparent',
  font: font('body'),
  color: color.body,
  ':hover': { background: color.brand.ground },
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      borderInlineStartColor: color.brand.solid,
      background: color.brand.tint,
      color: color.brand.text,
      fontWeight: 600,
    },
  },
});

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const note = style({ flex: 'none', font: font('caption'), color: color.muted });

export const main = style({
  minWidth: 0,
  padding: space[6],
  '@media': { [media.phone]: { padding: space[4] } },
});

export const back = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      minHeight: vars.target.least,
      marginBottom: space[3],
      color: color.brand.text,
    },
  },
});
