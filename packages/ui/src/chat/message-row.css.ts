import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const row = style({
  padding: `0 ${space[5]}`,
  '@media': { [media.tablet]: { padding: `0 ${space[3]}` } },
});

/** The room under the newest message belongs to its row, so that the end of the list is the end of the log. */
export const newest = style({ paddingBottom: space[4] });

export const shown = style({ background: color.warning.tint });

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  paddingTop: space[3],
  font: font('caption'),
  color: color.muted,
});

const line = { content: '""', flex: 1, borderTop: `1px solid ${color.danger.softLine}` } as const;

export const unreadDivider = style([divider, { color: color.danger.text, '::before': line, '::after': line }]);

export const gap = style([
  divider,
  {
    margin: `${space[3]} 0 0`,
    padding: space[2],
    border: `1px dashed ${color.line}`,
    borderRadius: vars.radius.control,
  },
]);

export const gapAction = style({ height: '24px', font: font('caption') });
