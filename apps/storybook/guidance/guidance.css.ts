import { font, vars } from '@jianzhu/ui';
import { media } from '@jianzhu/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, radius } = vars;

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  margin: `${space[4]} 0`,
  font: font('body'),
  color: color.body,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const example = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space[4],
  margin: 0,
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.sheet,
});

export const side = styleVariants({
  good: [example, { borderTop: `3px solid ${color.success.solid}` }],
  bad: [example, { borderTop: `3px solid ${color.danger.solid}` }],
});

export const reason = style({ margin: 0, font: font('body'), color: color.body });

const dot = style({ display: 'inline-block', width: '12px', height: '12px', borderRadius: radius.full });

export const dotTone = styleVariants({
  success: [dot, { background: color.success.solid }],
  danger: [dot, { background: color.danger.solid }],
});
