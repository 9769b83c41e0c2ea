import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { padded } from './page-head.css.ts';

/** Main part and rail: 784 + 26 + 330 of 1140. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 330px',
  gap: vars.layout.gutter,
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});

export const rail = style({
  position: 'sticky',
  top: `calc(${vars.layout.menuHeight} + ${vars.space[4]})`,
  // What can be done is nothing on paper.
  '@media': { [media.laptop]: { position: 'static' }, print: { display: 'none' } },
});

export const heading = style({
  font: font('reading', 600),
  marginBottom: vars.space[4],
  '@media': { print: { breakAfter: 'avoid', marginBottom: vars.space[2] } },
});

/** What the record is about, and its steps below that; nothing where what stands there has nothing to say. */
export const progress = style([
  padded,
  { display: 'grid', gap: vars.space[6], selectors: { '&:empty': { display: 'none' } } },
]);

/** Above both columns. */
export const lead = style({ marginBottom: vars.space[4] });
