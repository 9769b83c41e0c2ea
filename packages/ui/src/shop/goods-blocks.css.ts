import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const group = style({ padding: `${vars.space[4]} 0` });

export const panel = style({ paddingTop: vars.space[4] });

export const none = style({ padding: `${vars.space[8]} 0`, font: font('body'), color: vars.color.muted });
