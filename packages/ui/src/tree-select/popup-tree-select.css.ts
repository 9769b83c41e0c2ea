import { style } from '@vanilla-extract/css';
import { floating } from '../popover/popover.css.ts';
import { trigger as selectTrigger } from '../select/select.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const trigger = style([selectTrigger]);

export const summary = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'left',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const placeholder = style([summary, { color: color.hint }]);

export const count = style({ flex: 'none', font: font('caption'), color: color.muted });

export const popup = style([
  floating,
  {
    display: 'grid',
    gap: space[2],
    width: 'max(var(--radix-popover-trigger-width), 280px)',
    maxWidth: 'calc(100vw - 32px)',
    padding: space[2],
  },
]);

export const tree = style({ maxHeight: '320px' });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingTop: space[2],
  borderTop: `1px solid ${color.hairline}`,
});
