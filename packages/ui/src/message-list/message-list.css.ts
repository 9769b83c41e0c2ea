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

/** Chips below the tabs, not a second row of tabs. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `${space[3]} ${space[8]}`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { padding: `${space[3]} ${space[4]}` } },
});

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `max(28px, ${vars.target.least})`,
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  color: color.body,
  font: font('body'),
  selectors: {
    '&:hover': { borderColor: color.brand.solid, color: color.brand.text },
    '&[aria-current="true"]': {
      borderColor: color.brand.solid,
      background: color.brand.tint,
      color: color.brand.text,
      fontWeight: 600,
    },
  },
  '@media': { [media.phone]: { minHeight: `max(36px, ${vars.target.least})` } },
});

export const panel = style({ flex: 1 });

export const loading = style({ padding: `0 ${space[8]}` });

export const visitor = style({ display: 'grid', flex: 1, alignContent: 'center' });

export const foot = style({
  padding: `${space[4]} ${space[8]}`,
  borderTop: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { padding: space[4] } },
});
