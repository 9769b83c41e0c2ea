import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

/* Styles of the one page that builds shops: dialogs, what is chosen from, and the fields of blocks. */

export const problems = style({ display: 'grid', gap: space[1], maxHeight: '320px', overflowY: 'auto' });
export const warningHead = style({ marginTop: space[3], font: font('body', 600), color: color.ink });
export const code = style({ display: 'grid', placeContent: 'center', padding: space[4] });
export const besideCode = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  marginTop: space[10],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  font: font('caption'),
  color: color.muted,
});
export const stack = style({ display: 'grid', gap: space[3] });
export const card = style({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
});
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const cardName = style({ font: font('body', 600), color: color.ink });
export const note = style({ font: font('caption'), color: color.muted });
export const swatch = style({ width: '14px', height: '14px', borderRadius: vars.radius.full });
export const changes = style({
  display: 'grid',
  gap: space[1],
  paddingTop: space[2],
  borderTop: `1px solid ${color.hairline}`,
});
export const change = style({ display: 'flex', gap: space[2], alignItems: 'center', font: font('body') });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const narrowTitle = style({ font: font('title', 600), color: color.ink });

export const search = style({ display: 'flex', alignItems: 'end', gap: space[2], marginBottom: space[3] });
export const things = style({ maxHeight: '320px', overflowY: 'auto', marginBottom: space[2] });
export const thing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '48px',
  borderBottom: `1px solid ${color.hairline}`,
});
export const thingPicture = style({
  flex: 'none',
  width: '40px',
  height: '32px',
  objectFit: 'cover',
  borderRadius: vars.radius.tag,
  background: color.pictureGround,
});
export const chosenCount = style({ marginInlineEnd: 'auto', font: font('caption'), color: color.muted });
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[2],
  maxHeight: '400px',
  overflowY: 'auto',
});
export const galleryPicture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  objectFit: 'contain',
  background: color.pictureGround,
});
export const galleryChoice = style({
  display: 'block',
  width: '100%',
  ':hover': { outline: `2px solid ${color.brand.solid}` },
});
export const shown = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '140px',
  marginBottom: space[2],
  borderRadius: vars.radius.control,
  objectFit: 'contain',
  background: color.pictureGround,
});

export const items = style({ marginBottom: space[2] });
export const item = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  selectors: { '& + &': { marginTop: space[2] } },
});
export const itemHead = style({ display: 'flex', alignItems: 'center' });
export const itemName = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: '36px',
  paddingInline: space[3],
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: font('body'),
  color: color.ink,
});
export const itemFields = style({
  display: 'grid',
  gap: space[4],
  padding: space[3],
  borderTop: `1px solid ${color.hairline}`,
});
export const settingRow = style({ display: 'flex', alignItems: 'flex-start', gap: space[1] });
export const settingField = style({ flex: '1 1 0', minWidth: 0 });
/** Below a branch: what belongs to it. */
export const below = style({ display: 'grid', gap: space[2], marginTop: space[2], paddingInlineStart: space[5] });
export const offerHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
/** An address has no place to break. */
export const address = style({ font: font('body'), color: color.ink, overflowWrap: 'anywhere' });
export const panel = style({ display: 'grid', gap: space[4] });
export const panelHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });
export const panelName = style({ font: font('body', 600), color: color.ink });
export const heading = style({
  paddingTop: space[4],
  borderTop: `1px solid ${color.hairline}`,
  font: font('body', 600),
  color: color.ink,
});
