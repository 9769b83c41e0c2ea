import { style } from '@vanilla-extract/css';
import { input } from '../fields/field.css.ts';
import { vars } from '../tokens/contract.css.ts';

export const to = style({ flex: 'none', color: vars.color.muted });

/** A line of its own below the day must not stretch the time's box. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 132px',
  alignItems: 'start',
  gap: vars.space[2],
});

export const time = style([input, { fontVariantNumeric: 'tabular-nums' }]);
