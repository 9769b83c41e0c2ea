import { style } from '@vanilla-extract/css';
import { floating, list as floatingList } from '../popover/popover.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const anchor = style({ position: 'relative' });

export const popup = style([floating, { position: 'absolute', insetInline: 0, top: `calc(100% + ${vars.space[1]})` }]);

export const closed = style({ visibility: 'hidden', pointerEvents: 'none' });

export const list = style([floatingList]);

export const label = style({ minWidth: 0 });

export const detail = style({ display: 'block', font: font('caption'), color: vars.color.muted });
