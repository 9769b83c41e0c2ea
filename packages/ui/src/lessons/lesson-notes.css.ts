import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', justifyItems: 'start', gap: space[3], marginBottom: space[4] });

export const field = style({ width: '100%' });

export const list = style({ borderTop: `1px solid ${color.hairline}` });

/** Time, text and act of one note; a long text wraps beside its time. */
export const note = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space[3],
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
});

export const noteText = style({ overflowWrap: 'anywhere', color: color.ink });
