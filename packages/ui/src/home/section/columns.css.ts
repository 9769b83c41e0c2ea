import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/values.ts';

/** Picture or plate on 5 columns beside a list on 7; on phones one below the other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  '@media': { [media.phone]: { display: 'block' } },
});

export const fiveColumns = style({ gridColumn: 'span 5' });

export const sevenColumns = style({ gridColumn: 'span 7' });
