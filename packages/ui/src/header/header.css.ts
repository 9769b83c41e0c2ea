import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { hiddenFromSight } from '../visually-hidden/visually-hidden.css.ts';

export const header = style({ position: 'relative', zIndex: vars.layer.header, background: vars.color.sheet });

/** Where no menu bar follows, whose own line ends the header elsewhere. */
export const ended = style({ borderBottom: `1px solid ${vars.color.hairline}` });

export const row = style([
  content,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    height: vars.layout.headerHeight,
    '@media': { [media.tablet]: { gap: vars.space[4] }, [media.phone]: { gap: vars.space[2] } },
  },
]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.phone]: { gap: 0 } },
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.control.comfortable,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  font: font('body'),
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.hover}, background ${vars.motion.hover}`,
  ':hover': { color: vars.color.brand.text, background: vars.color.brand.tint },
  selectors: { '&:last-child': { marginRight: '-12px' } },
  '@media': { [media.phone]: { width: '44px', padding: 0, justifyContent: 'center' } },
});

/** A member has more in the header: there its words give way sooner. */
export const memberAction = style([
  action,
  { '@media': { [media.tablet]: { width: '44px', padding: 0, justifyContent: 'center' } } },
]);

export const memberWord = style({ '@media': { [media.tablet]: hiddenFromSight } });

/** Word beside an icon: on phones only the icon is seen, the word still names the control. */
export const word = style({ '@media': { [media.phone]: hiddenFromSight } });

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

export const company = style({
  display: 'flex',
  minWidth: 0,
  '@media': { [media.tablet]: { maxWidth: '240px' }, [media.phone]: { display: 'none' } },
});

/** Long names are cut; the whole one stands in the title. */
export const person = style({ maxWidth: '8em', overflow: 'hidden', textOverflow: 'ellipsis' });

export const rule = style([
  wideOnly,
  { width: '1px', height: '20px', margin: `0 ${vars.space[1]}`, background: vars.color.hairline },
]);

export const bell = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginRight: '10px',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  ':hover': { color: vars.color.brand.text, background: vars.color.brand.tint },
  '@media': { [media.phone]: { marginRight: 0 } },
});

export const bellCount = style({
  position: 'absolute',
  left: '23px',
  top: '3px',
  boxShadow: `0 0 0 2px ${vars.color.sheet}`,
});
