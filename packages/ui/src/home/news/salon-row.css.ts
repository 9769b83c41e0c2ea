import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  marginTop: space[10],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.phone]: { display: 'block' } },
});

export const title = style({ font: font('subtitle', 600), whiteSpace: 'nowrap' });

export const list = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.layout.gutter,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], marginBlock: space[4] },
  },
});

export const salon = style({ display: 'flex', alignItems: 'center', gap: space[4], color: color.muted });

export const date = style({
  flex: 'none',
  width: '52px',
  paddingRight: '14px',
  borderRight: `1px solid ${color.hairline}`,
  textAlign: 'center',
  font: font('caption'),
  lineHeight: '16px',
});

export const day = style({
  display: 'block',
  font: font('heading', 600),
  lineHeight: '30px',
  color: color.brand.text,
});

export const text = style({ minWidth: 0 });

export const name = style({
  display: 'block',
  font: font('body', 600),
  color: color.ink,
  transition: `color ${vars.motion.hover}`,
  selectors: { [`${salon}:hover &`]: { color: color.brand.text } },
});

export const place = style({ font: font('caption') });
