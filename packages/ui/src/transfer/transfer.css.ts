import { globalStyle, style } from '@vanilla-extract/css';
import { option } from '../popover/popover.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const transfer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 240px',
  position: 'relative',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  overflow: 'hidden',
  selectors: { '&[data-disabled="true"]': { borderColor: color.hairline, background: color.page } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '40px',
  padding: `0 ${space[3]}`,
  borderBottom: `1px solid ${color.hairline}`,
});

export const title = style({ flex: 1, order: -1, fontWeight: 600, color: color.ink });

export const count = style({ font: font('caption'), color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const search = style({ padding: `${space[2]} ${space[3]}` });

export const list = style({
  overflow: 'auto',
  padding: space[1],
  outline: 'none',
});

export const row = style([
  option,
  {
    justifyContent: 'flex-start',
    selectors: {
      '&:hover': { background: color.brand.ground },
      [`${list}:focus-visible &[data-active="true"]`]: {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
        background: color.brand.tint,
      },
    },
  },
]);

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '16px',
  height: '16px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.tag,
  color: color.onSolid,
  selectors: {
    '[aria-selected="true"] > &': { background: color.brand.solid, borderColor: color.brand.solid },
    '[aria-disabled="true"] > &': { background: color.hairline },
  },
  '@media': { [media.forcedColors]: { selectors: { '[aria-selected="true"] > &': { color: 'Highlight' } } } },
});

export const text = style({ minWidth: 0 });

export const detail = style({ display: 'block', font: font('caption'), color: color.muted });

export const nothing = style({
  position: 'absolute',
  inset: 'auto 0 100px',
  textAlign: 'center',
  color: color.muted,
  pointerEvents: 'none',
});

/** What is chosen, where nothing can be: one side alone. */
export const chosen = style({ border: `1px solid ${color.hairline}`, borderRadius: vars.radius.control });
export const chosenRows = style({
  maxHeight: '240px',
  margin: 0,
  padding: space[1],
  overflow: 'auto',
  listStyle: 'none',
});
export const chosenRow = style({ padding: `${space[1]} ${space[3]}`, color: color.ink });
export const none = style({ padding: space[4], textAlign: 'center', color: color.muted });

export const buttons = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.phone]: { gridAutoFlow: 'column', justifyContent: 'center' } },
});

// The sides stand above each other there.
globalStyle(`${buttons} svg`, { '@media': { [media.phone]: { rotate: '90deg' } } });
