import { style } from '@vanilla-extract/css';
import { twoLines } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

/** The whole of a hit leads on; the title alone is its name. */
export const link = style({
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const found = style({ background: color.warning.tag, color: color.ink });

export const functionCard = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginBottom: space[2],
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.brand.softLine}`,
  borderRadius: vars.radius.card,
  background: color.brand.ground,
  font: font('body'),
  color: color.muted,
});

export const functionIcon = style({ flex: 'none', color: color.brand.solid });

export const functionText = style({ flex: 1, minWidth: 0 });

export const functionTitle = style({ font: font('reading', 600), color: color.ink });

/** Kind 40, a gap, the text. */
export const record = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: space[4],
  padding: `${space[6]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
});

export const kind = style({ paddingTop: '2px' });

export const text = style({ minWidth: 0 });

export const title = style({ font: font('subtitle', 600), color: color.ink, overflowWrap: 'anywhere' });

export const summary = style([
  twoLines,
  { maxWidth: '56em', margin: `${space[1]} 0 ${space[2]}`, font: font('body'), color: color.body },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  font: font('body'),
  color: color.muted,
});

export const locked = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  font: font('caption'),
  color: color.muted,
});

export const pager = style({ paddingTop: space[6], '@media': { [media.phone]: { paddingTop: space[4] } } });
