import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const row = style({
  position: 'relative',
  borderTop: `1px solid ${color.hairline}`,
  ':hover': { background: color.page },
});

export const current = style([
  row,
  {
    background: color.brand.tint,
    boxShadow: `inset 3px 0 0 ${color.brand.base}`,
    ':hover': { background: color.brand.tint },
    '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
]);

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const open = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) max-content',
  gridTemplateAreas: '"avatar name time" "avatar last unread"',
  alignItems: 'center',
  columnGap: space[3],
  width: '100%',
  minHeight: '68px',
  padding: `${space[2]} ${space[4]}`,
  color: color.body,
  textAlign: 'left',
  ':focus-visible': { outlineOffset: '-2px' },
});

export const avatar = style({ gridArea: 'avatar' });

export const name = style({ gridArea: 'name', ...ellipsis, color: color.ink, fontWeight: 600 });

export const time = style({
  gridArea: 'time',
  font: font('caption'),
  color: color.muted,
  // Its place is taken by the menu's button while that is seen.
  selectors: { [`${row}:hover &, ${row}:has([aria-expanded="true"]) &`]: { opacity: 0 } },
});

export const lastMessage = style({ gridArea: 'last', ...ellipsis, font: font('caption'), color: color.muted });

/** Who answers for the company, before what was said last. */
export const person = style({ marginRight: space[2], color: color.body });

export const draft = style({ color: color.danger.text });

export const unread = style({ gridArea: 'unread', justifySelf: 'end', lineHeight: 1 });

/** Stands where the time is, and is seen on approach. */
export const more = style({
  position: 'absolute',
  top: '6px',
  right: space[2],
  borderRadius: vars.radius.control,
  background: color.sheet,
  opacity: 0,
  selectors: {
    [`${row}:hover &, &:focus-within, &:has([aria-expanded="true"])`]: { opacity: 1 },
  },
});
