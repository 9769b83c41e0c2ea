import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const offer = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[4]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
} as const;

export const head = style(line);

export const name = style({ font: font('reading', 600), color: color.ink, overflowWrap: 'anywhere' });

export const price = style({ font: font('reading', 600), color: color.ink });

/** Lines stay as they were written. */
export const plan = style({
  font: font('body'),
  color: color.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const foot = style([line, { minHeight: '32px' }]);

export const note = style({ font: font('caption'), color: color.muted });
