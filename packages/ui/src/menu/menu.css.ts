import { style } from '@vanilla-extract/css';
import { floating, option } from '../popover/popover.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const menu = style([
  floating,
  {
    minWidth: '160px',
    maxWidth: '320px',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    overflow: 'auto',
  },
]);

export const item = style([option, { justifyContent: 'flex-start' }]);

export const dangerItem = style([
  item,
  {
    selectors: {
      '&:not([data-disabled])': { color: color.danger.text },
      '&[data-highlighted]': { background: color.danger.ground },
    },
  },
]);

export const label = style({ flex: 1, minWidth: 0 });

export const hint = style({ font: font('caption'), color: color.muted });

export const groupLabel = style({
  padding: `${space[1]} ${space[3]}`,
  font: font('caption'),
  color: color.muted,
});

export const line = style({ height: '1px', margin: `${space[1]} 0`, background: color.hairline });
