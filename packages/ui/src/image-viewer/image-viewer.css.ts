import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

/** Height in px of the line of tools; as much is left free below, so that pictures stand in the middle. */
export const barHeight = 60;

export const dialog = style({ position: 'fixed', inset: 0, zIndex: vars.layer.dialog, outline: 'none' });

export const loading = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  background: color.player.stage,
  color: color.footer.text,
});

export const viewer = style({
  font: font('body'),
  vars: {
    '--yarl__portal_zindex': vars.layer.dialog,
    '--yarl__color_backdrop': color.player.stage,
    '--yarl__color_button': color.footer.text,
    '--yarl__color_button_active': color.footer.heading,
    '--yarl__color_button_disabled': color.footer.muted,
    '--yarl__button_filter': 'none',
    '--yarl__icon_size': '20px',
  },
});

const focusRing = { outline: `2px solid ${color.footer.heading}`, outlineOffset: '-2px' };

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.control,
  color: color.footer.text,
  ':hover': { background: color.player.raised, color: color.footer.heading },
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-disabled="true"]': { background: 'none', opacity: 0.4, cursor: 'not-allowed' },
  },
});

/** On a ground of their own: they lie over the picture where the window is narrow. */
const atSide = style([
  tool,
  {
    position: 'absolute',
    top: '50%',
    marginTop: '-22px',
    borderRadius: vars.radius.full,
    background: color.player.ground,
    selectors: { '&[aria-disabled="true"]': { background: color.player.ground } },
  },
]);

export const previous = style([atSide, { left: space[2] }]);
export const next = style([atSide, { right: space[2] }]);

export const caption = style({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: `${barHeight}px`,
  maxWidth: 'calc(100% - 320px)',
  paddingLeft: space[6],
  color: color.footer.text,
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});

export const counter = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '1px',
  minHeight: '1px',
  color: color.footer.text,
});

/** The turned picture is laid over its frame's middle: its own box is not the turned one. */
export const picture = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  maxWidth: 'none',
  translate: '-50% -50%',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const cannotShow = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: space[6],
  color: color.footer.text,
  overflowWrap: 'anywhere',
});
