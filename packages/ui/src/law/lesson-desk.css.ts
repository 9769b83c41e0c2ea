import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const desk = style({ display: 'grid', gap: space[4], font: font('body'), color: color.body });

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  ':empty': { display: 'none' },
});

export const remarks = style({ display: 'grid', gap: space[1] });

export const notes = style({
  display: 'grid',
  gap: space[4],
  marginTop: space[4],
  paddingTop: space[6],
  borderTop: `1px solid ${color.hairline}`,
});

export const notesTitle = style({ font: font('subtitle', 600), color: color.ink });

export const form = style({ display: 'grid', justifyItems: 'start', gap: space[3] });

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
