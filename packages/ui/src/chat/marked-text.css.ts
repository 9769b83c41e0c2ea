import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const found = style({ background: vars.color.warning.pressed, color: vars.color.ink });
