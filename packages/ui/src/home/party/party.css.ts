import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';
import { fiveColumns, sevenColumns } from '../section/columns.css.ts';

const { color, space } = vars;

export const plate = style([
  fiveColumns,
  {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    height: '272px',
    borderRadius: vars.radius.card,
    background: color.party,
    color: color.onSolid,
    '@media': { [media.phone]: { height: '260px', marginBottom: space[4] } },
  },
]);

export const plateArt = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '100% 100%',
  // The drawing keeps clear of the text where the plate is narrow.
  '@media': { [media.tablet]: { top: 'auto', height: '174px' } },
});

export const plateText = style({
  position: 'absolute',
  left: space[8],
  top: '28px',
  display: 'grid',
  gap: space[1],
  '@media': { [media.phone]: { left: space[5], top: space[5] } },
});

export const plateTitle = style({ font: font('heading', 600) });

export const plateArrow = style({ margin: `${space[2]} 0 0 -4px` });

export const rows = style([sevenColumns, { paddingLeft: '22px', '@media': { [media.phone]: { paddingLeft: 0 } } }]);
