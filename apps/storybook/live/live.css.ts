import { font, vars } from '@jianzhu/ui';
import { media } from '@jianzhu/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = vars;

export const stage = style({ display: 'grid', gap: space[4], padding: space[4], font: font('body') });

export const sides = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const who = style({ margin: 0, paddingBottom: space[2], font: font('subtitle', 600), color: color.ink });

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'max(480px, min(760px, 100dvh - 180px))',
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.sheet,
  color: color.body,
});
