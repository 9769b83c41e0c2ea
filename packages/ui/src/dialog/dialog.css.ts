import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { layout, media } from '../tokens/values.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

const fading = {
  '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.fade}` },
  '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} forwards` },
} as const;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: `calc(${vars.layer.dialog} - 10)`,
  background: vars.color.scrim,
  selectors: fading,
});

export const dialog = style({
  position: 'fixed',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  zIndex: vars.layer.dialog,
  width: `${layout.dialogWidth}px`,
  maxWidth: 'calc(100% - 32px)',
  maxHeight: 'calc(100% - 32px)',
  overflow: 'auto',
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[5]}`,
  background: vars.color.sheet,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.overlay,
  selectors: fading,
  // Neither ground nor shadow tells it from the page there.
  '@media': {
    [media.forcedColors]: { outline: '1px solid CanvasText' },
    [media.phone]: { padding: vars.space[4] },
  },
});

/** A picture of 16:9 with its bar stays in the window whole. */
export const wide = style({ width: 'min(960px, calc((100vh - 200px) * 16 / 9))', minWidth: 'min(320px, 100% - 32px)' });

export const title = style({ font: font('subtitle', 600), color: vars.color.ink });

export const text = style({
  margin: `${vars.space[2]} 0 ${vars.space[6]}`,
  font: font('reading'),
  color: vars.color.body,
  // Names of hosts have no place to break.
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  // A text keeps its own distance.
  selectors: { [`:not(${text}) + &`]: { marginTop: vars.space[6] } },
});

/** The fields of a form stand below each other, apart from the title where there is no text between. */
globalStyle(`${dialog} > form`, { display: 'grid', gap: vars.space[4] });
globalStyle(`${title} + form`, { marginTop: vars.space[4] });

export const closeButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.control,
  color: vars.color.body,
  ':hover': { background: vars.color.page },
});

export const corner = style({ position: 'absolute', top: vars.space[2], right: vars.space[2] });
