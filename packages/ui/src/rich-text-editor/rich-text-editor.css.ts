import { style } from '@vanilla-extract/css';
import { count } from '../fields/field.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const box = style({
  minHeight: '242px',
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  color: color.ink,
  font: font('body'),
  transition: `border-color ${vars.motion.hover}`,
  selectors: {
    '&:hover:not([data-disabled="true"])': { borderColor: color.brand.solid },
    '&:has([role="textbox"]:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '&[data-invalid="true"]': { borderColor: color.danger.solid, background: color.danger.ground },
    '&[data-read-only="true"]': { minHeight: 0, background: color.page },
    '&[data-disabled="true"]': { background: color.page, borderColor: color.hairline, color: color.hint },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has([role="textbox"]:focus-visible)': { outlineColor: 'Highlight' } } },
  },
});

export const failed = style({ display: 'flex', alignItems: 'center', gap: space[3], padding: space[4] });

export const tooMany = style([count, { color: color.danger.text, fontWeight: 600 }]);
