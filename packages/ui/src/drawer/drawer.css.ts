import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { duration, layout, media } from '../tokens/values.ts';

/** In a window lower than 600 px the drawer moves up over the header, so that its foot can still be reached. */
const top = `clamp(0px, 100vh - ${layout.drawerMinHeight}px, ${layout.drawerTop}px)`;

const offScreen = { transform: `translateX(${layout.drawerWidth}px)` };
const slideIn = keyframes({ from: offScreen, to: { transform: 'translateX(0)' } });
const slideOut = keyframes({ from: { transform: 'translateX(0)' }, to: offScreen });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** With reduced motion the drawer fades in place; the page-wide rule would otherwise cut the fade to nothing. */
const fadeInPlace = (name: string) => ({ animationName: name, animationDuration: `${duration.fade}ms !important` });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  top,
  zIndex: vars.layer.scrim,
  background: vars.color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.fade}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.slide} forwards` },
  },
  '@media': { [media.phone]: { top: 0 } },
});

export const drawer = style({
  position: 'fixed',
  top,
  right: 0,
  bottom: 0,
  zIndex: vars.layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  width: `${layout.drawerWidth}px`,
  maxWidth: '100%',
  minHeight: `min(${layout.drawerMinHeight}px, 100vh)`,
  background: vars.color.sheet,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-state="open"]': { animation: `${slideIn} ${vars.motion.slide}` },
    '&[data-state="closed"]': { animation: `${slideOut} ${vars.motion.slide} forwards` },
  },
  '@media': {
    [media.phone]: { top: 0, width: '100%', minHeight: 0 },
    // Neither ground nor shadow tells it from the page there.
    [media.forcedColors]: { outline: '1px solid CanvasText' },
    [media.reducedMotion]: {
      selectors: {
        '&[data-state="open"]': fadeInPlace(fadeIn),
        '&[data-state="closed"]': fadeInPlace(fadeOut),
      },
    },
  },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[1]} ${vars.space[8]}`,
  '@media': { [media.phone]: { paddingLeft: vars.space[4] } },
});

export const title = style({ font: font('title', 600), color: vars.color.ink });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.control,
  color: vars.color.body,
  ':hover': { background: vars.color.page },
});
