import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[4]} ${space[8]}`,
  padding: `0 ${space[6]} ${space[6]}`,
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const materials = style({ display: 'grid', alignContent: 'start', gap: space[3] });

export const material = style({ display: 'grid' });

export const name = style({ fontWeight: 600, color: color.ink });

export const rules = style({ font: font('caption'), color: color.muted });

export const sample = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[5],
  margin: 0,
});

/** A sheet of paper with a heading, lines and a seal: what the picture must show whole. */
export const paper = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  flex: 'none',
  width: '200px',
  height: '140px',
  padding: space[4],
  border: `1px solid ${color.line}`,
  outline: `1px solid ${color.hairline}`,
  outlineOffset: '-6px',
  background: color.pictureGround,
  color: color.danger.text,
  textAlign: 'center',
});

export const line = style({
  height: '4px',
  background: color.line,
  selectors: { '&:nth-of-type(2)': { width: '72%' }, '&:nth-of-type(3)': { width: '48%' } },
});

export const seal = style({
  position: 'absolute',
  right: space[4],
  bottom: space[4],
  width: '36px',
  height: '36px',
  border: `2px solid ${color.danger.solid}`,
  borderRadius: vars.radius.full,
  opacity: 0.6,
});

export const tips = style({
  display: 'grid',
  gap: space[1],
  margin: `${space[1]} 0 0`,
  paddingLeft: '1.2em',
  listStyle: 'disc',
  font: font('caption'),
  color: color.body,
});
