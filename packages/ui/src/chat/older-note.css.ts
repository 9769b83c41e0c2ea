import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

/** Px; the list reckons with it. */
export const olderNoteHeight = 40;

export const note = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  height: `${olderNoteHeight}px`,
  color: vars.color.muted,
  font: font('caption'),
});

export const action = style({ height: '24px', font: font('caption') });
