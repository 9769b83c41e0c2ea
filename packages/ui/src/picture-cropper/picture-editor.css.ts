import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

const { color, space } = vars;

/** Px of a corner that can be taken hold of; its mark is smaller. */
const cornerSize = 28;

/** Stands between the title and the buttons of a dialog. */
export const editor = style({ display: 'grid', gap: space[4], marginTop: space[4] });

/** As large as the picture; what is cut off lies below the shadow of the frame. */
export const stage = style({
  position: 'relative',
  margin: '0 auto',
  overflow: 'hidden',
  background: color.page,
});

export const picture = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  maxWidth: 'none',
  userSelect: 'none',
  pointerEvents: 'none',
});

export const frame = style({
  position: 'absolute',
  padding: 0,
  border: `2px solid ${color.sheet}`,
  background: 'transparent',
  cursor: 'move',
  touchAction: 'none',
  // Darkens what is cut away; the frame's own outline is that of its focus.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    outline: `9999px solid ${color.scrim}`,
    pointerEvents: 'none',
  },
});

export const corner = style({
  position: 'absolute',
  width: `${cornerSize}px`,
  height: `${cornerSize}px`,
  padding: 0,
  border: 0,
  background: 'transparent',
  transform: 'translate(-50%, -50%)',
  cursor: 'crosshair',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    inset: '7px',
    border: `2px solid ${color.sheet}`,
    borderRadius: vars.radius.full,
    background: color.brand.solid,
  },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });
