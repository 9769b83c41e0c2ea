import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { hiddenFromSight } from '../visually-hidden/visually-hidden.css.ts';

/** Sticks to the window while the content scrolls and comes to rest above the footer. */
export const anchor = style({
  position: 'sticky',
  bottom: '96px',
  zIndex: vars.layer.rail,
  height: 0,
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
});

/** Where the window leaves no room beside the content it keeps to the margin and shows its words when it is used. */
export const rail = style({
  position: 'absolute',
  right: vars.space[6],
  bottom: 0,
  width: '56px',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.desktop]: {
      right: 0,
      width: `max(32px, ${vars.target.least} + 1px)`,
      borderRight: 0,
      borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}`,
      selectors: { '&:hover, &:focus-within': { width: '56px' } },
    },
  },
});

export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  width: '100%',
  padding: `10px 0 ${vars.space[2]}`,
  font: font('caption'),
  color: vars.color.body,
  ':hover': { color: vars.color.brand.text },
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
});

export const word = style({
  '@media': {
    [media.desktop]: { selectors: { [`${rail}:not(:hover, :focus-within) &`]: hiddenFromSight } },
  },
});
