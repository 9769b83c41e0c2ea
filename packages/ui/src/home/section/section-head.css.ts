import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[8],
  marginBottom: space[8],
  '@media': { [media.phone]: { marginBottom: space[5] } },
});

export const headWithTabs = style([head, { '@media': { [media.phone]: { display: 'block' } } }]);

export const title = style({
  font: font('section', 600),
  '@media': { [media.phone]: { font: font('heading', 600) } },
});

export const lead = style({
  marginTop: space[1],
  font: font('reading'),
  color: color.muted,
  '@media': { [media.phone]: { font: font('body') } },
});

export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  '@media': { [media.phone]: { justifyContent: 'space-between', gap: space[6], marginTop: space[3] } },
});
