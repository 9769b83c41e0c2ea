import { style } from '@vanilla-extract/css';
import { oneLine } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { duration, media } from '../tokens/values.ts';

export const hotTopics = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  color: vars.color.banner.text,
  '@media': { [media.phone]: { width: '100%' } },
});

export const label = style({ color: vars.color.banner.label, whiteSpace: 'nowrap' });

/** Height of the one line that is seen: that of the link in it. */
const line = `max(24px, ${vars.target.least})`;

export const view = style({
  display: 'grid',
  height: line,
  minWidth: 0,
  overflow: 'hidden',
  '@media': { [media.phone]: { flex: 1 } },
});

export const topic = style({
  gridArea: '1 / 1',
  minWidth: 0,
  lineHeight: line,
  textAlign: 'right',
  selectors: {
    '&[data-place="shown"]': { transition: `transform ${vars.motion.slide}` },
    '&[data-place="leaving"]': {
      visibility: 'hidden',
      transform: 'translateY(-24px)',
      transition: `transform ${vars.motion.slide}, visibility 0s ${duration.slide}ms`,
    },
    '&[data-place="waiting"]': { visibility: 'hidden', transform: 'translateY(24px)' },
  },
  '@media': { [media.phone]: { textAlign: 'left' } },
});

export const link = style([
  oneLine,
  { display: 'block', ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
]);

export const pause = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  color: vars.color.banner.label,
});
