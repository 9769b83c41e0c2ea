import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const frame = style({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });

export const log = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  // The list keeps its place itself; the browser's own way would count against it.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  ':focus-visible': { outlineOffset: '-2px' },
});

export const toLatest = style({
  position: 'absolute',
  right: space[5],
  bottom: space[3],
  gap: '6px',
  color: color.brand.text,
  font: font('caption'),
  boxShadow: vars.shadow.float,
});

export const loading = style({ flex: 1, minHeight: 0, padding: `${space[4]} ${space[5]}`, overflow: 'hidden' });

export const empty = style({ display: 'grid', flex: 1, placeContent: 'center', minHeight: 0 });
