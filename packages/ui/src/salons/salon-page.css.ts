import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/values.ts';

const { space } = vars;

/** On a phone the bar at the foot covers nothing. */
export const page = style([
  content,
  { padding: `${space[4]} 0 ${space[20]}`, '@media': { [media.phone]: { paddingBottom: '128px' } } },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 316px',
  gap: space[6],
  alignItems: 'start',
  marginTop: space[4],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rail = style({ display: 'grid', gap: space[6] });
