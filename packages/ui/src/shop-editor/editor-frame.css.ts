import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

/** Fills the window: the page around it has nothing else. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr) 320px',
  gridTemplateRows: 'minmax(56px, auto) minmax(0, 1fr)',
  height: '100vh',
  minHeight: '560px',
  minWidth: '1024px',
  background: color.page,
  font: font('body'),
  color: color.body,
  '@media': { [media.tablet]: { display: 'none' } },
});

/** Shown instead of the editor where there is no room for it. */
export const narrow = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'grid', gap: space[4], padding: space[4] } },
});

export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  // Two rows in a window that is hardly wide enough to edit in, or in large text.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[1]} ${space[4]}`,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.sheet,
  whiteSpace: 'nowrap',
});
export const middle = style({ display: 'flex', alignItems: 'center', gap: space[2], margin: '0 auto' });
export const title = style({ font: font('reading', 600), color: color.ink });
export const note = style({ font: font('caption'), color: color.muted, fontVariantNumeric: 'tabular-nums' });

const side = style({ display: 'flex', flexDirection: 'column', minHeight: 0, background: color.sheet });
export const left = style([side, { borderRight: `1px solid ${color.hairline}` }]);
export const right = style([side, { borderLeft: `1px solid ${color.hairline}` }]);
/** Above what scrolls. */
export const sideHead = style({ flex: 'none', padding: `0 ${space[4]}` });
export const sideBody = style({ flex: '1 1 0', minHeight: 0, overflowY: 'auto', padding: space[4] });

export const iconButton = style({
  display: 'inline-grid',
  flex: 'none',
  placeContent: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.control,
  color: color.body,
  ':hover': { background: color.brand.tint, color: color.brand.text },
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { color: color.line, background: 'none', cursor: 'not-allowed' },
  },
});
