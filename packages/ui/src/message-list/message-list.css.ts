import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style([
  content,
  {
    padding: `${space[10]} 0 ${space[20]}`,
    '@media': { [media.phone]: { padding: `${space[6]} 0 ${space[12]}` } },
  },
]);

export const title = style({ font: font('heading', 600), marginBottom: space[6] });

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '480px',
  background: color.sheet,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
});

/** Tabs on the left, what can be done with all of them on the right, on one hairline. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `0 ${space[6]}`,
  padding: `${space[2]} ${space[8]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { padding: `${space[2]} ${space[4]} 0` } },
});

/** Pulled out by its own padding, so that its text meets the edge. */
export const markAllRead = style({
  margin: `0 calc(-1 * ${space[4]}) 1px 0`,
  '@media': { [media.phone]: { marginLeft: `calc(-1 * ${space[4]})` } },
});

export const panel = style({ flex: 1 });

export const loading = style({ padding: `0 ${space[8]}` });

export const visitor = style({ display: 'grid', flex: 1, alignContent: 'center' });

export const foot = style({
  padding: `${space[4]} ${space[8]}`,
  borderTop: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { padding: space[4] } },
});
