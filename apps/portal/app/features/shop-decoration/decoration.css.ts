import { font, vars } from '@jianzhu/ui';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

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
