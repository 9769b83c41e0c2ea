import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const line = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[2],
  padding: `6px ${space[5]}`,
  borderBottom: '1px solid',
  font: font('caption'),
  '@media': { [media.tablet]: { padding: `6px ${space[3]}` } },
});

export const tone = styleVariants({
  quiet: [line, { borderColor: color.hairline, background: color.page, color: color.muted }],
  warning: [line, { borderColor: color.warning.softLine, background: color.warning.tint, color: color.warning.text }],
  danger: [line, { borderColor: color.danger.softLine, background: color.danger.tint, color: color.danger.text }],
});

export const text = style({ flex: 1, minWidth: 0 });

export const countdown = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const action = style({ flex: 'none', height: '24px', font: font('caption') });
