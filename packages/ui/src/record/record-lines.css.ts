import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const lines = style({ display: 'grid', gap: space[1], minWidth: 0 });
/** As a block, so that large text gives it the height to be pressed. */
globalStyle(`${lines} > :first-child > a`, { display: 'inline-block' });

export const second = style({ font: font('caption'), color: color.muted, overflowWrap: 'anywhere' });

export const person = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
});

export const what = style({ display: 'grid', gap: space[1], minWidth: 0, flex: '1 1 320px' });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const title = style({ font: font('subtitle', 600), color: color.ink, overflowWrap: 'anywhere' });

export const aside = style({
  display: 'grid',
  justifyItems: 'end',
  gap: space[1],
  font: font('caption'),
  color: color.muted,
  '@media': { [media.phone]: { justifyItems: 'start' } },
});
