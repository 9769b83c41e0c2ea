import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const size = styleVariants({ 14: 14, 16: 16, 20: 20, 24: 24, 40: 40 }, (pixels) => ({
  width: pixels,
  height: pixels,
  // Drawings grow, their lines do not.
  strokeWidth: pixels > 24 ? 1 : undefined,
}));
