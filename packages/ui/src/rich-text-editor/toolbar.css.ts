import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minHeight: '41px',
  padding: space[1],
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { print: { display: 'none' } },
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.compact,
  height: vars.control.compact,
  borderRadius: vars.radius.control,
  color: color.body,
  transition: `background ${vars.motion.hover}, color ${vars.motion.hover}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.brand.tint, color: color.brand.text },
    '&[aria-pressed="true"], &[aria-expanded="true"]': { background: color.brand.tag, color: color.brand.strong },
    '&[aria-disabled="true"]': { color: color.line, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const divider = style({ width: '1px', height: space[5], background: color.hairline });
