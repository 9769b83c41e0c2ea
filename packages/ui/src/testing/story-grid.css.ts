import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const grid = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start', alignItems: 'center' });

export const column = style({ display: 'grid', gap: vars.space[6], maxWidth: '672px' });
