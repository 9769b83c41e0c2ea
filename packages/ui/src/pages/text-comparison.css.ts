import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const title = style({ font: font('title', 600), color: color.ink });

export const text = style({
  margin: `${space[3]} 0 ${space[4]}`,
  maxWidth: '42em',
  font: font('reading'),
  color: color.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  lineHeight: 2,
});

const changed = style({ padding: `0 ${space[1]}`, borderRadius: vars.radius.tag });

export const added = style([
  changed,
  { background: color.success.ground, color: color.success.text, textDecoration: 'underline' },
]);

export const removed = style([
  changed,
  { background: color.danger.ground, color: color.danger.text, textDecoration: 'line-through' },
]);
