import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { columns } from './columns.ts';
import { narrow, onTheme, themeColor } from './shop-ground.css.ts';

const { color, space } = vars;

export const nav = style({
  display: 'grid',
  gridTemplateColumns: `repeat(var(${columns}), minmax(0, 1fr))`,
  gap: space[2],
  padding: `${space[4]} 0`,
});

export const navItem = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[2]} 0`,
  borderRadius: vars.radius.control,
  font: font('body'),
  color: color.ink,
  textAlign: 'center',
  selectors: { 'a&:hover': { background: color.brand.tint, color: color.brand.text } },
});

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: space[6],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@container': { [narrow]: { padding: space[4] } },
});

export const entryWords = style({ flex: '1 1 200px', minWidth: 0 });
export const entryTitle = style({ font: font('title', 600), color: color.ink, overflowWrap: 'anywhere' });
export const note = style({ font: font('body'), color: color.muted });

export const solid = style({
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: vars.control.comfortable,
  padding: `0 ${space[6]}`,
  borderRadius: vars.radius.control,
  background: `var(${themeColor})`,
  color: `var(${onTheme})`,
  font: font('body', 600),
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
});

export const offers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  padding: `${space[4]} 0`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const offer = style({
  padding: space[4],
  border: `1px dashed var(${themeColor})`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const offerTitle = style({ font: font('subtitle', 600), color: color.ink, overflowWrap: 'anywhere' });
export const offerText = style({ font: font('body'), color: color.body, overflowWrap: 'anywhere' });

const float = style({
  position: 'fixed',
  bottom: '20%',
  zIndex: vars.layer.rail,
  display: 'grid',
  background: color.sheet,
  boxShadow: vars.shadow.float,
  borderRadius: vars.radius.card,
});

export const floatOf = styleVariants({ left: [float, { left: space[3] }], right: [float, { right: space[3] }] });

export const floatItem = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  color: color.ink,
  ':hover': { color: color.brand.text },
});

/** At the foot of what is seen of the page, be it a window or the frame of the editor. */
export const bottom = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.rail,
  borderTop: `1px solid ${color.hairline}`,
  background: color.sheet,
});

export const bottomRow = style({ display: 'flex' });
export const bottomCell = style({ flex: 1, minWidth: 0 });

export const bottomItem = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  padding: `${space[2]} 0`,
  font: font('caption'),
  color: color.ink,
});
