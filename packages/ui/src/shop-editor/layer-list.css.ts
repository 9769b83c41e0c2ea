import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '40px',
  borderBottom: `1px solid ${color.hairline}`,
  font: font('body'),
  selectors: {
    '&[data-selected]': { background: color.brand.tint },
    '&[data-hidden]': { color: color.muted },
  },
});
export const name = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: '40px',
  paddingInlineStart: space[2],
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  selectors: { '[data-selected] > &': { fontWeight: 600, color: color.brand.text } },
});
export const place = style({
  display: 'inline-block',
  minWidth: '20px',
  marginInlineEnd: space[1],
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  // Its label says the place in words.
  '::before': { content: 'attr(data-place)' },
});
export const wrong = style({ color: color.danger.text, verticalAlign: 'middle', marginInlineStart: space[1] });

// Four tools beside a name have less room here than in a bar.
globalStyle(`${row} > button + button`, { width: '24px' });
