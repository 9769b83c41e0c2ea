import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const form = style({ display: 'grid', gap: vars.space[4], width: 'min(360px, calc(100vw - 64px))' });

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] });
