import { style } from '@vanilla-extract/css';
import { twoLines } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space[6],
  padding: `${space[6]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { gap: space[3], padding: `${space[4]} 0` } },
});

export const cover = style({
  flex: 'none',
  width: '224px',
  height: '126px',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: color.pictureGround,
  '@media': { [media.phone]: { order: 1, width: '112px', height: '74px' } },
});

export const text = style({ display: 'flex', flexDirection: 'column', gap: space[2], flex: 1, minWidth: 0 });

/** The link is a block, so that it is high enough for a finger. */
export const title = style({ display: 'flex', alignItems: 'baseline', font: font('subtitle', 600), color: color.ink });

export const mark = style({
  flex: 'none',
  marginRight: space[2],
  padding: `0 ${space[1]}`,
  border: `1px solid ${color.warning.text}`,
  borderRadius: vars.radius.tag,
  font: font('caption'),
  color: color.warning.text,
});

/** The whole row leads on; the title alone is its name. */
export const link = style({
  ':hover': { color: color.brand.text },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const summary = style([twoLines, { font: font('body'), color: color.body }]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  marginTop: 'auto',
  font: font('body'),
  color: color.muted,
});
