import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  font: font('body'),
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });

export const pageSize = style({
  height: vars.control.compact,
  padding: `0 ${space[2]}`,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  color: color.ink,
});

export const jump = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], marginLeft: space[3] });

export const jumpInput = style({
  width: '56px',
  height: vars.control.compact,
  padding: `0 ${space[2]}`,
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  color: color.ink,
  textAlign: 'center',
  selectors: { '&[aria-invalid="true"]': { borderColor: color.danger.solid, background: color.danger.ground } },
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
});

const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.control.regular,
  height: vars.control.regular,
  padding: `0 ${space[2]}`,
  borderRadius: vars.radius.control,
});

export const page = style([
  box,
  {
    color: color.ink,
    transition: `background ${vars.motion.hover}, color ${vars.motion.hover}`,
    selectors: {
      '&:hover:not([aria-current], [aria-disabled])': { background: color.brand.tint, color: color.brand.text },
      '&[aria-current]': { background: color.brand.solid, color: color.onSolid, fontWeight: 600 },
      '&[aria-disabled]': { color: color.field, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } } },
  },
]);

export const gap = style([box, { '@media': { [media.phone]: { minWidth: 0, padding: 0 } } }]);
