import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style([content, { padding: `${space[4]} 0 ${space[20]}` }]);

export const title = style({ marginTop: space[8], font: font('section', 600), color: color.ink });

export const lead = style({ margin: `${space[1]} 0 ${space[6]}`, font: font('reading'), color: color.muted });

export const steps = style({ marginTop: space[12] });

export const stepsTitle = style({
  paddingBottom: space[3],
  borderBottom: `1px solid ${color.line}`,
  font: font('title', 600),
  color: color.ink,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[6],
  paddingTop: space[5],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
});

export const step = style({ display: 'flex', gap: space[3], font: font('body'), color: color.muted });

export const number = style({ font: font('title', 600), color: color.brand.text });

export const stepTitle = style({ font: font('reading', 600), color: color.ink });
