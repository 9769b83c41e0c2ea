import { style } from '@vanilla-extract/css';
import { box } from '../fields/field.css.ts';
import { list as floatingList } from '../popover/popover.css.ts';
import { vars } from '../tokens/contract.css.ts';

export const trigger = style([
  box,
  {
    justifyContent: 'space-between',
    width: '100%',
    textAlign: 'left',
    selectors: {
      '&[data-placeholder]': { color: vars.color.hint },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger.solid, background: vars.color.danger.ground },
      '&:disabled': { background: vars.color.page, borderColor: vars.color.hairline, color: vars.color.hint },
    },
  },
]);

export const list = style([floatingList, { minWidth: 'var(--radix-select-trigger-width)' }]);
