import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;
const paper = color.footer.heading;

/** The player's own width decides, not the window's: it also stands in side columns. */
const narrow = '(max-width: 480px)';

/** A browser without scripts shows controls of its own; ours would lie over them and do nothing. */
const withoutScripts = '(scripting: none)';
const unscripted = { '@media': { [withoutScripts]: { display: 'none' } } } as const;

/** The box's own size is what a turned picture is measured by. */
export const player = style({
  position: 'relative',
  containerType: 'size',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: color.player.stage,
  color: paper,
  font: font('body'),
  outline: 'none',
  selectors: {
    '&:fullscreen': { aspectRatio: 'auto', height: '100%' },
    '&[data-playing="true"][data-idle="true"]': { cursor: 'none' },
  },
});

export const video = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: '100%',
  height: '100%',
  translate: '-50% -50%',
  objectFit: 'contain',
  selectors: { '&[data-on-side="true"]': { width: '100cqh', height: '100cqw' } },
});

export const playMark = style({
  ...unscripted,
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  translate: '-50% -50%',
  borderRadius: vars.radius.full,
  background: color.player.ground,
  pointerEvents: 'none',
});

export const bar = style({
  ...unscripted,
  position: 'absolute',
  inset: 'auto 0 0',
  padding: `${space[8]} ${space[5]} ${space[2]}`,
  '@container': { [narrow]: { paddingInline: space[2] } },
  background: `linear-gradient(transparent, ${color.player.ground} 72%)`,
  transition: `opacity ${vars.motion.fade}`,
  selectors: {
    [`${player}[data-playing="true"][data-idle="true"]:not(:has(:focus-visible)) &`]: { opacity: 0 },
  },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginTop: space[1],
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { gap: 0, font: font('caption') } },
});

export const control = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '40px',
  height: '40px',
  borderRadius: vars.radius.control,
  color: paper,
  ':hover': { color: color.footer.link },
  '@container': { [narrow]: { minWidth: '36px' } },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${paper}`, outlineOffset: '-2px' },
    '&[aria-pressed="true"]': { color: color.footer.link },
  },
});

export const time = style({ marginRight: 'auto', paddingLeft: space[2], fontVariantNumeric: 'tabular-nums' });

export const slider = style({ position: 'relative', display: 'block', height: '24px' });

const track = { position: 'absolute', left: 0, top: '10px', height: '4px', borderRadius: vars.radius.tag } as const;

export const sliderDone = style({ ...track, background: color.brand.icon, pointerEvents: 'none', zIndex: 1 });

const thumb = {
  appearance: 'none',
  width: '14px',
  height: '14px',
  marginTop: '-5px',
  border: 0,
  borderRadius: vars.radius.full,
  background: paper,
} as const;

const groove = { height: '4px', borderRadius: vars.radius.tag, background: color.footer.rule } as const;

export const sliderInput = style({
  position: 'relative',
  zIndex: 2,
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '24px',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': groove,
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-track': groove,
  '::-moz-range-thumb': thumb,
  ':focus-visible': { outline: `2px solid ${paper}`, outlineOffset: '-2px' },
});

export const volume = style({
  width: '72px',
  marginRight: space[2],
  '@container': { [narrow]: { display: 'none' } },
});

/** The menu lies over the slider, which lies over its own groove. */
export const rates = style({ position: 'relative', zIndex: 3 });

export const rateButton = style([control, { padding: `0 ${space[2]}` }]);

export const rateMenu = style({
  position: 'absolute',
  bottom: '48px',
  left: '50%',
  width: '88px',
  translate: '-50%',
  margin: 0,
  padding: space[1],
  border: 0,
  borderRadius: vars.radius.control,
  background: color.player.ground,
});

export const rateInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const rateChoice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '32px',
  borderRadius: vars.radius.tag,
  selectors: {
    '&:hover': { background: color.player.raised },
    '&:has(:checked)': { background: color.player.raised, color: color.footer.link, fontWeight: 600 },
    '&:has(:focus-visible)': { outline: `2px solid ${paper}`, outlineOffset: '-2px' },
  },
});

export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  padding: space[6],
  textAlign: 'center',
  isolation: 'isolate',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: color.player.stage,
    opacity: 0.86,
  },
});

export const replay = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  height: vars.control.regular,
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.footer.muted}`,
  borderRadius: vars.radius.control,
  color: paper,
  ':hover': { borderColor: paper },
  selectors: { '&:focus-visible': { outline: `2px solid ${paper}`, outlineOffset: '2px' } },
});

const banner = {
  ...unscripted,
  position: 'absolute',
  left: '50%',
  translate: '-50%',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.control,
  background: color.player.ground,
  ':empty': { display: 'none' },
} as const;

export const waiting = style({ ...banner, top: '50%', translate: '-50% -50%' });

export const hint = style({ ...banner, top: space[4] });
