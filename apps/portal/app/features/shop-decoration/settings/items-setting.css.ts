import { font, vars } from '@jianzhu/ui';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({ marginBottom: space[2] });
export const item = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  selectors: { '& + &': { marginTop: space[2] } },
});
export const head = style({ display: 'flex', alignItems: 'center' });
export const name = style({
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
export const fields = style({
  display: 'grid',
  gap: space[4],
  padding: space[3],
  borderTop: `1px solid ${color.hairline}`,
});
export const panel = style({ display: 'grid', gap: space[4] });
export const panelHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });
export const panelName = style({ font: font('body', 600), color: color.ink });
export const heading = style({
  paddingTop: space[4],
  borderTop: `1px solid ${color.hairline}`,
  font: font('body', 600),
  color: color.ink,
});
export const note = style({ font: font('caption'), color: color.muted });
