import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const left = style({ font: font('caption'), color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });

/** Under an hour, when whoever has to act should. */
export const soon = style({ font: font('caption', 600), color: vars.color.warning.text });
