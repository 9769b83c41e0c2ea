import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color } = vars;

export const stage = style({
  position: 'relative',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'crosshair',
  background: color.pictureGround,
});
export const picture = style({ display: 'block', width: '100%', pointerEvents: 'none' });
export const zone = style({
  position: 'absolute',
  display: 'grid',
  placeContent: 'center',
  border: `2px solid ${color.brand.solid}`,
  background: `color-mix(in srgb, ${color.brand.solid} 28%, transparent)`,
  font: font('caption', 600),
  color: color.ink,
  cursor: 'move',
  touchAction: 'none',
  selectors: {
    '&[data-wrong]': {
      borderColor: color.danger.solid,
      background: `color-mix(in srgb, ${color.danger.solid} 28%, transparent)`,
    },
    '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${color.sheet}, 0 0 0 4px ${color.brand.solid}` },
  },
});
export const zoneName = style({ padding: '0 4px', borderRadius: vars.radius.tag, background: color.sheet });
export const corner = style({
  position: 'absolute',
  right: '-7px',
  bottom: '-7px',
  width: '14px',
  height: '14px',
  border: `2px solid ${color.sheet}`,
  borderRadius: vars.radius.full,
  background: color.brand.solid,
  cursor: 'nwse-resize',
});
