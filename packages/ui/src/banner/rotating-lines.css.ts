import { style, styleVariants } from '@vanilla-extract/css';
import { oneLine } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { duration, media } from '../tokens/values.ts';

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  maxWidth: '100%',
  color: vars.color.banner.text,
});

export const rowOf = styleVariants({
  announcements: [row, { minHeight: '22px', font: font('body') }],
  topics: [row, { '@media': { [media.phone]: { width: '100%' } } }],
});

/** Height of the one topic that is seen: that of the link in it. */
const topicHeight = `max(24px, ${vars.target.least})`;

const view = style({ display: 'grid', minWidth: 0, overflow: 'hidden' });

export const viewOf = styleVariants({
  announcements: [view],
  topics: [view, { height: topicHeight, '@media': { [media.phone]: { flex: 1 } } }],
});

const line = style({
  gridArea: '1 / 1',
  minWidth: 0,
  selectors: {
    '&[data-place="shown"]': { transition: `transform ${vars.motion.slide}` },
    '&[data-place="leaving"]': {
      visibility: 'hidden',
      transform: 'translateY(-100%)',
      transition: `transform ${vars.motion.slide}, visibility 0s ${duration.slide}ms`,
    },
    '&[data-place="waiting"]': { visibility: 'hidden', transform: 'translateY(100%)' },
  },
});

export const lineOf = styleVariants({
  // In the middle of the longest one's lines, beside its label.
  announcements: [line, { display: 'grid', alignContent: 'center', justifyItems: 'start' }],
  topics: [line, { lineHeight: topicHeight, textAlign: 'right', '@media': { [media.phone]: { textAlign: 'left' } } }],
});

const link = style({ ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } });

/** As high as a target has to be; a long announcement may take several lines. */
const announcementLink = style({
  display: 'inline-block',
  padding: `max(0px, (${vars.target.least} - 24px) / 2) 0`,
});

export const linkOf = styleVariants({
  announcements: [link, announcementLink],
  topics: [oneLine, link, { display: 'block' }],
});

export const labelOf = styleVariants({
  announcements: {
    fontWeight: 600,
    lineHeight: '14px',
    paddingRight: vars.space[3],
    borderRight: `1px solid ${vars.color.banner.rule}`,
    whiteSpace: 'nowrap',
  },
  topics: { color: vars.color.banner.label, whiteSpace: 'nowrap' },
});

export const pause = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  color: vars.color.banner.label,
});
