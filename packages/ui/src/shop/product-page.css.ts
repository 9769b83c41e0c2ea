import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style([content, { paddingBottom: space[10] }]);

const sheet = style({
  padding: space[8],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@media': { [media.phone]: { padding: space[4] } },
});

export const head = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 500px) minmax(0, 1fr)',
    gap: space[10],
    '@media': {
      [media.laptop]: { gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)', gap: space[6] },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
    },
  },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 316px',
  alignItems: 'start',
  gap: space[6],
  marginTop: space[6],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const parts = style({ display: 'grid', gap: space[6], minWidth: 0 });
export const part = style([sheet, { containerType: 'inline-size', containerName: 'shop' }]);

export const partHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBottom: space[3],
  marginBottom: space[4],
  borderBottom: `1px solid ${color.hairline}`,
});

export const partTitle = style({ font: font('title', 600), color: color.ink });

export const rail = style({ display: 'grid', gap: space[6], minWidth: 0 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[6],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});

export const term = style({ font: font('body'), color: color.muted });
export const value = style({ font: font('body'), color: color.ink, overflowWrap: 'anywhere' });

export const paper = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
});

export const paperText = style({ display: 'grid', minWidth: 0 });
