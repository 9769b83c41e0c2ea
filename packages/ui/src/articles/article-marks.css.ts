import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], margin: `${space[6]} 0` });

export const on = style({ borderColor: color.brand.solid, background: color.brand.tint, color: color.brand.text });

export const count = style({ font: font('body'), fontVariantNumeric: 'tabular-nums' });
