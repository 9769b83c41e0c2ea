import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const line = style({ font: font('caption'), color: vars.color.muted });
