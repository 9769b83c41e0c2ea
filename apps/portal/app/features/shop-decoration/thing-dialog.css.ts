import { font, vars } from '@jianzhu/ui';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const search = style({ display: 'flex', alignItems: 'end', gap: space[2], marginBottom: space[3] });
export const list = style({ maxHeight: '320px', overflowY: 'auto', marginBottom: space[2] });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '48px',
  borderBottom: `1px solid ${color.hairline}`,
});
export const picture = style({
  flex: 'none',
  width: '40px',
  height: '32px',
  objectFit: 'cover',
  borderRadius: vars.radius.tag,
  background: color.pictureGround,
});
export const count = style({ marginInlineEnd: 'auto', font: font('caption'), color: color.muted });
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
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
