import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

const { color, space } = vars;

const line = `1px solid ${color.hairline}`;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: font('body'),
  '@media': { [media.phone]: { display: 'block' } },
});

export const caption = style([visuallyHidden]);

export const head = style({ '@media': { [media.phone]: { display: 'none' } } });

export const column = style({
  padding: `${space[3]} ${space[2]}`,
  borderBottom: `1px solid ${color.line}`,
  font: font('body'),
  textAlign: 'left',
  color: color.muted,
});

/** Left as part of a table it would be no wider than its texts. */
export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

export const row = style({
  borderBottom: line,
  '@media': { [media.phone]: { display: 'block', padding: `${space[4]} 0` } },
});

export const company = style({
  padding: `${space[3]} ${space[2]}`,
  textAlign: 'left',
  '@media': { [media.phone]: { display: 'block', padding: `0 0 ${space[2]}` } },
});

export const link = style({
  display: 'block',
  minHeight: vars.target.least,
  font: font('body', 600),
  color: color.ink,
  ':hover': { color: color.brand.text },
});

export const region = style({ font: font('caption'), color: color.muted });

/** On a phone its column's name stands before it. */
export const cell = style({
  padding: `${space[3]} ${space[2]}`,
  color: color.body,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.phone]: {
      display: 'flex',
      justifyContent: 'space-between',
      padding: `${space[1]} 0`,
      '::before': { content: 'attr(data-label)', color: color.muted },
    },
  },
});
