import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const stage = style({ maxWidth: '640px', padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}` });
