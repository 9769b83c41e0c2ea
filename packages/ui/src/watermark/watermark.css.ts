import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

export const marked = style({ position: 'relative', isolation: 'isolate' });

export const marks = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  font: font('body'),
  fill: vars.color.ink,
  opacity: 0.12,
  pointerEvents: 'none',
  userSelect: 'none',
  printColorAdjust: 'exact',
  '@media': { print: { opacity: 0.16 }, [media.forcedColors]: { fill: 'CanvasText' } },
});
