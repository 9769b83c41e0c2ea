import { type StyleRule, style } from '@vanilla-extract/css';

/** Declarations which hide from sight but not from screen readers; also used under media conditions. */
export const hiddenFromSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

export const visuallyHidden = style(hiddenFromSight);
