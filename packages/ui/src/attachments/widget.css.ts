import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const sheet = style({
  minWidth: 0,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  font: font('body'),
  color: color.body,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '64px',
  padding: `${space[3]} ${space[6]}`,
});

export const title = style({ font: font('reading', 600), color: color.ink });

export const hint = style({ marginRight: 'auto', font: font('caption'), color: color.muted });

export const add = style({ padding: `${space[4]} ${space[6]}` });

/** Right below the heading, whose own padding is enough. */
export const addFirst = style({ padding: `0 ${space[6]} ${space[6]}` });

export const selectFirst = style({ padding: `0 ${space[6]} ${space[3]}`, color: color.danger.text });
