import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { barHeight, onStage, pictureHeight, pictureWidth, pieceSize } from './sizes.ts';

const { color, space } = vars;

export const captcha = style({
  display: 'inline-flex',
  gap: space[2],
  '@media': { [media.phone]: { flexDirection: 'column', width: `min(${pictureWidth}px, 100%)` } },
});

/** As wide as its picture, or as a narrow phone has room: all in it is measured by its width. */
export const stage = style({
  position: 'relative',
  width: `${pictureWidth}px`,
  containerType: 'inline-size',
  '@media': { [media.phone]: { width: '100%' } },
});

export const picture = style({
  width: onStage(pictureWidth),
  height: onStage(pictureHeight),
  borderRadius: vars.radius.control,
});

export const piece = style({
  position: 'absolute',
  left: 0,
  width: onStage(pieceSize),
  height: onStage(pieceSize),
  pointerEvents: 'none',
});

export const bar = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: `${barHeight}px`,
  marginTop: '10px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.page,
  font: font('caption'),
  color: color.muted,
  userSelect: 'none',
});

export const done = style({
  position: 'absolute',
  inset: '-1px auto -1px -1px',
  borderRadius: vars.radius.control,
  background: color.brand.tag,
});

export const hint = style({ position: 'relative', selectors: { '&[hidden]': { display: 'none' } } });

export const handle = style({
  position: 'absolute',
  left: '-1px',
  top: '-1px',
  display: 'grid',
  placeItems: 'center',
  width: onStage(pieceSize),
  height: `${barHeight}px`,
  borderRadius: vars.radius.control,
  background: color.brand.solid,
  color: color.onSolid,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&[aria-disabled="true"]': { background: color.field, cursor: 'progress' } },
});

/** Beside the picture, on phones a row below the bar. */
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  '@media': { [media.phone]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[2] } },
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.compact,
  height: vars.control.compact,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  color: color.body,
  '@media': { [media.phone]: { width: 'auto', height: '44px' } },
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: color.brand.solid, color: color.brand.text },
    '&[aria-disabled="true"]': { color: color.line, cursor: 'not-allowed' },
  },
});

export const state = style({ minHeight: '20px', marginTop: space[1], font: font('caption'), color: color.muted });

export const failed = style([state, { color: color.danger.text }]);
export const passed = style([state, { color: color.success.text }]);
