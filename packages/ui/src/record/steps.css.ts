import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.phone]: { gridAutoFlow: 'row', gap: space[4] } },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[1],
  padding: `0 ${space[2]}`,
  textAlign: 'center',
  font: font('body'),
  color: color.muted,
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: '9px',
      right: 'calc(50% + 16px)',
      width: 'calc(100% - 32px)',
      height: '2px',
      background: color.hairline,
    },
    '&[data-state="done"] + &::before': { background: color.brand.solid },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto 1fr',
      justifyItems: 'start',
      columnGap: space[3],
      textAlign: 'left',
      selectors: { '& + &::before': { display: 'none' } },
    },
  },
});

export const node = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  border: `1.5px solid ${color.field}`,
  borderRadius: vars.radius.full,
  background: color.sheet,
  font: font('caption'),
  lineHeight: '16px',
  selectors: {
    '[data-state="done"] > &': {
      background: color.brand.solid,
      borderColor: color.brand.solid,
      color: color.onSolid,
    },
    '[data-state="current"] > &': { borderColor: color.brand.solid, color: color.brand.text, fontWeight: 600 },
    '[data-state="failed"] > &': {
      background: color.danger.solid,
      borderColor: color.danger.solid,
      color: color.onSolid,
    },
  },
});

export const label = style({
  selectors: {
    '[data-state="done"] > &': { color: color.ink },
    '[data-state="current"] > &': { color: color.ink, fontWeight: 600 },
    '[data-state="failed"] > &': { color: color.danger.text, fontWeight: 600 },
  },
});

export const note = style({
  font: font('caption'),
  color: color.muted,
  '@media': { [media.phone]: { gridColumn: 2 } },
});
