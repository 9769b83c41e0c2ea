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

export const text = style([oneLine, { minWidth: 0 }]);

export const found = style({ background: 'none', color: color.brand.text, fontWeight: 600 });

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

export const key = style({
  minWidth: space[5],
  marginRight: space[1],
  padding: `0 ${space[1]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.tag,
  background: color.sheet,
  font: font('caption'),
});
