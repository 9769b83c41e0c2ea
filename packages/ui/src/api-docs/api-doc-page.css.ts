import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style([content, { padding: `${space[4]} 0 ${space[20]}` }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[4],
  margin: `${space[4]} 0 ${space[6]}`,
});

export const title = style({ font: font('section', 600), color: color.ink });

export const lead = style({ font: font('reading'), color: color.muted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** 240 + text + 420; the code goes below the text where there is no room beside it, the contents above it on tablets. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const withAside = style({
  gridTemplateColumns: '240px minmax(0, 1fr) 420px',
  '@media': {
    [media.laptop]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const sheet = style({
  minWidth: 0,
  padding: space[8],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@media': { [media.phone]: { padding: space[4] } },
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.laptop]: { gridColumn: '2' }, [media.tablet]: { gridColumn: '1' } },
});
