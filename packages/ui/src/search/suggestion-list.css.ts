import { style } from '@vanilla-extract/css';
import { oneLine } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const closed = style({});

/** Over what follows the field, which must not move when it opens. */
export const popup = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100vh - 240px)',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderTop: 0,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  background: color.sheet,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  '@media': {
    // From edge to edge, down to the foot of the window.
    [media.phone]: {
      insetInline: `calc(${vars.layout.margin} / -2)`,
      minHeight: 'calc(100dvh - 172px)',
      maxHeight: 'none',
      borderInline: 0,
      borderRadius: 0,
    },
  },
});

export const reads = style({
  padding: `${space[3]} ${space[5]} ${space[1]}`,
  font: font('caption'),
  color: color.muted,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '40px',
  padding: `0 ${space[5]}`,
  font: font('reading'),
  cursor: 'pointer',
  ':hover': { background: color.brand.ground },
  selectors: { '&[aria-selected="true"]': { background: color.brand.tint } },
  '@media': {
    [media.phone]: { minHeight: '48px', padding: `0 ${space[4]}` },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});

export const icon = style({ flex: 'none', color: color.field });

export const text = style([oneLine, { flex: 1, minWidth: 0 }]);

export const found = style({ background: 'none', color: color.brand.text, fontWeight: 600 });

/** At the right end of a row on phones. */
export const fill = style({
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  width: vars.target.least,
  height: vars.target.least,
  marginRight: `calc(${space[2]} * -1)`,
  color: color.muted,
  '@media': { [media.phone]: { display: 'grid' } },
});

/** A page that is called so, rather than something to search for. */
export const page = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: `${space[2]} ${space[5]} ${space[3]}`,
  padding: `10px ${space[4]}`,
  border: `1px solid ${color.brand.softLine}`,
  borderRadius: vars.radius.card,
  background: color.brand.ground,
  color: color.muted,
  ':hover': { borderColor: color.brand.solid },
  selectors: { '&[aria-selected="true"]': { background: color.brand.tint, borderColor: color.brand.solid } },
  '@media': {
    [media.phone]: { margin: `${space[2]} ${space[4]} ${space[4]}` },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});

export const pageIcon = style({ flex: 'none', color: color.brand.solid });

export const pageText = style({ display: 'flex', flex: 1, alignItems: 'baseline', gap: space[3], minWidth: 0 });

export const pageName = style({ font: font('body', 600), color: color.ink });

export const pageKind = style({ font: font('caption') });

export const keys = style({
  display: 'flex',
  gap: space[5],
  padding: `${space[2]} ${space[5]}`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.page,
  font: font('caption'),
  color: color.muted,
  '@media': { [media.phone]: { display: 'none' } },
});

const keyCap = {
  minWidth: space[5],
  padding: `0 ${space[1]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.tag,
  background: color.sheet,
  font: font('caption'),
} as const;

export const key = style({ ...keyCap, marginRight: space[1] });

/** Beside the row that Enter takes. */
export const enter = style({
  ...keyCap,
  display: 'none',
  color: color.muted,
  selectors: { '[aria-selected="true"] > &': { display: 'inline' } },
  '@media': { [media.phone]: { selectors: { '[aria-selected="true"] > &': { display: 'none' } } } },
});
