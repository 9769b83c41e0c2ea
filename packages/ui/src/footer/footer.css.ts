import { globalStyle, style } from '@vanilla-extract/css';
import { content, onDark } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { layout, media } from '../tokens/values.ts';

const { footer: colours } = vars.color;
const qrCode = `${layout.qrCodeSize}px`;

export const footer = style([
  onDark,
  { background: colours.ground, color: colours.text, font: font('body'), '@media': { print: { display: 'none' } } },
]);
globalStyle(`${footer} a:hover`, { color: colours.heading });

export const top = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 230px 442px',
    columnGap: vars.space[16],
    padding: `${vars.space[16]} 0 ${vars.space[12]}`,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 210px 418px', columnGap: vars.space[10] },
      [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space[10] },
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        padding: `${vars.space[10]} 0 ${vars.space[8]}`,
        columnGap: 0,
      },
    },
  },
]);

export const withoutColumns = style({
  gridTemplateColumns: 'minmax(0, 1fr) 442px',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 418px' },
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const columns = style({
  display: 'flex',
  gap: vars.layout.gutter,
  whiteSpace: 'nowrap',
  '@media': {
    [media.laptop]: { gridColumn: '1 / -1' },
    [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', whiteSpace: 'normal' },
  },
});

/** Equal columns, the last only as wide as its words. */
export const column = style({ flex: '1 1 0', ':last-child': { flex: 'none' } });

export const heading = style({
  color: colours.heading,
  font: font('body', 600),
  marginBottom: vars.space[4],
});

export const columnItem = style({ marginBottom: vars.space[1] });
export const columnLink = style({ display: 'inline-block', padding: '3px 0' });

export const hotlineNumber = style({
  font: font('heading', 600),
  color: colours.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginBottom: vars.space[1],
});

export const muted = style({ color: colours.muted });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(3, ${qrCode})`,
  justifyContent: 'space-between',
  '@media': {
    [media.laptop]: { justifyContent: 'flex-start', gap: vars.layout.gutter },
    [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] },
  },
});

export const code = style({
  width: qrCode,
  height: qrCode,
  background: vars.color.sheet,
  borderRadius: vars.radius.tag,
  '@media': { [media.phone]: { width: '100%', maxWidth: qrCode, height: 'auto', aspectRatio: '1' } },
});
export const caption = style({
  marginTop: vars.space[2],
  textAlign: 'center',
  color: colours.text,
  '@media': { [media.phone]: { font: font('caption') } },
});
