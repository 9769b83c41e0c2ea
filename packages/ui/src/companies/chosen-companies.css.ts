import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;
const line = `1px solid ${color.hairline}`;

export const panel = style({ border: line, borderRadius: vars.radius.card, background: color.sheet });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[4]} ${space[6]}`,
  borderBottom: line,
});

export const title = style({ font: font('subtitle', 600), color: color.ink });

export const count = style({ marginRight: 'auto', font: font('caption'), color: color.muted });

export const rows = style({ maxHeight: '420px', overflowY: 'auto' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[6]}`,
  borderBottom: line,
});

export const name = style({ font: font('body'), color: color.ink, overflowWrap: 'anywhere' });

export const detail = style({ display: 'block', font: font('caption'), color: color.muted });

export const none = style({ padding: space[6], font: font('body'), color: color.muted });

export const foot = style({ display: 'grid', gap: space[3], padding: space[6] });
