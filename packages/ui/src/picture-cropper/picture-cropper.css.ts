import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { previewSize, stageSize } from './sizes.ts';

const { color, space } = vars;

/** Stands between the title and the buttons of a dialog. */
export const cropper = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  alignItems: 'flex-start',
  marginTop: space[4],
});

export const stage = style({
  position: 'relative',
  display: 'block',
  width: `${stageSize}px`,
  height: `${stageSize}px`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: color.page,
  cursor: 'move',
  touchAction: 'none',
});

export const picture = style({
  position: 'absolute',
  top: 0,
  left: 0,
  maxWidth: 'none',
  transformOrigin: '0 0',
  userSelect: 'none',
  pointerEvents: 'none',
});

/** Shows what is cut off where the picture is shown round. */
export const circle = style({
  position: 'absolute',
  inset: 0,
  border: `2px solid ${color.sheet}`,
  borderRadius: vars.radius.full,
  pointerEvents: 'none',
});

export const zoom = style({ display: 'flex', alignItems: 'center', gap: space[2], marginTop: space[3] });

export const zoomSlider = style({ flex: 1, minWidth: 0, accentColor: color.brand.solid });

export const preview = style({ margin: 0, display: 'grid', justifyItems: 'center', gap: space[2] });

export const round = style({
  position: 'relative',
  width: `${previewSize}px`,
  height: `${previewSize}px`,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
});

export const caption = style({ font: font('caption'), color: color.muted });
