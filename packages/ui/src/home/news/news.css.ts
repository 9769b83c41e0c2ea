import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';
import { sevenColumns } from '../section/columns.css.ts';

const { color, motion, space } = vars;

export const featured = style({ display: 'block' });

export const date = style({ display: 'block', marginTop: space[4], color: color.muted });

export const headline = style({
  marginTop: space[1],
  font: font('subtitle', 600),
  transition: `color ${motion.hover}`,
  selectors: { [`${featured}:hover > &`]: { color: color.brand.text } },
});

const reservedRows = style({ minHeight: '400px', '@media': { [media.phone]: { minHeight: 0 } } });

export const rowsBesidePicture = style([
  sevenColumns,
  reservedRows,
  { paddingLeft: '22px', '@media': { [media.phone]: { paddingLeft: 0, marginTop: space[5] } } },
]);

export const rowsAlone = style([reservedRows, { gridColumn: '1 / -1' }]);
