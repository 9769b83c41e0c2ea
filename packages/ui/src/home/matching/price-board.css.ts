import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, space } = vars;

export const scope = style({ color: color.muted });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px 72px 52px',
  alignItems: 'center',
  gap: space[2],
  height: '57px',
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 48px 64px 46px' } },
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '20px',
  color: color.ink,
});

export const unit = style({ display: 'block', font: font('caption'), lineHeight: '16px', color: color.muted });

export const sparkline = style({
  width: '100%',
  height: '22px',
  fill: 'none',
  stroke: color.brand.solid,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

export const price = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
});

const changeText = style({
  textAlign: 'right',
  font: font('caption'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Red is a rise and green a fall, as on every Chinese price board. */
export const change = styleVariants({
  up: [changeText, { color: color.danger.text }],
  down: [changeText, { color: color.success.text }],
  flat: [changeText, { color: color.muted }],
});
