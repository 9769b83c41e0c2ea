import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const mark = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '40px',
  height: '32px',
  padding: '0 2px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.page,
  font: font('caption', 600),
});

export const markTone = styleVariants({
  sheet: [mark, { color: color.success.text }],
  print: [mark, { color: color.danger.text }],
  text: [mark, { color: color.brand.text }],
  package: [mark, { color: color.warning.text }],
});

/** Rows fold by the room that they have: a widget may fill half of a page. */
const narrow = '(max-width: 639px)';

/** The first line lies on the last one of what stands above. */
export const rows = style({
  containerType: 'inline-size',
  listStyle: 'none',
  margin: '-1px 0 0',
  padding: 0,
  font: font('body'),
});

/** Nothing shifts when the phase changes: each part keeps its column. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 236px) minmax(0, 1fr) 44px minmax(124px, max-content)',
  alignItems: 'center',
  gap: space[4],
  minHeight: '60px',
  padding: `${space[2]} ${space[6]}`,
  borderTop: `1px solid ${color.hairline}`,
  '@container': {
    [narrow]: {
      gridTemplateColumns: '40px minmax(0, 1fr) max-content',
      gridTemplateAreas: '"mark file buttons" "way way way"',
      padding: `${space[3]} ${space[6]}`,
    },
  },
});

const narrowArea = (gridArea: string) => ({ '@container': { [narrow]: { gridArea } } });

export const file = style({ display: 'grid', minWidth: 0, ...narrowArea('file') });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink,
});

export const caption = style({ font: font('caption'), color: color.muted });

export const way = style({ display: 'grid', gap: space[1], minWidth: 0, ...narrowArea('way') });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  font: font('caption'),
  color: color.muted,
});

const text = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const tone = styleVariants({
  muted: [text],
  success: [text, { color: color.success.text }],
  warning: [text, { color: color.warning.text }],
  danger: [text, { color: color.danger.text }],
  info: [text, { color: color.body }],
});

export const percent = style({
  textAlign: 'right',
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'none' } },
});

export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  ...narrowArea('buttons'),
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.compact,
  height: vars.control.compact,
  borderRadius: vars.radius.control,
  color: color.body,
  ':hover': { background: color.brand.tint, color: color.brand.text },
  '@media': { [media.phone]: { width: '44px', height: '44px' } },
});

export const failure = styleVariants({
  error: [row, { background: color.danger.tint }],
  warning: [row, { background: color.warning.tint }],
  info: [row, { background: color.brand.tint }],
});

/** A failure of no file in particular. */
export const plainFailure = styleVariants(failure, (rule) => [
  rule,
  { display: 'flex', justifyContent: 'space-between', minHeight: '48px' },
]);
