import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

const { color } = vars;

const bar = { border: 0, borderRadius: vars.radius.full, background: color.brand.tag } as const;
const filled = { borderRadius: vars.radius.full, background: color.brand.solid } as const;

/** 4 px high; each engine draws its parts under names of its own. */
export const meter = style({
  ...bar,
  display: 'block',
  width: '100%',
  height: '4px',
  appearance: 'none',
  selectors: {
    '&::-webkit-meter-bar': { ...bar, height: '4px' },
    '&::-webkit-meter-optimum-value': filled,
    '&::-moz-meter-bar': filled,
  },
});
