import { style } from '@vanilla-extract/css';
import { oneLine } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

/** For lengths that are worked out from a text. */
export const textScale = vars.text.scale;

export const selector = style({ position: 'relative', display: 'inline-block', minWidth: 0 });

export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // What is left of the specified width holds the name, down to one of one character.
  gap: '6px',
  maxWidth: '100%',
  height: '40px',
  minHeight: vars.target.least,
  padding: '0 8px 0 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sheet,
  color: vars.color.ink,
  font: font('body'),
  textAlign: 'left',
  ':hover': { borderColor: vars.color.field },
  // On phones it has a row of its own.
  '@media': { [media.phone]: { minWidth: '100%' } },
});

export const name = oneLine;
