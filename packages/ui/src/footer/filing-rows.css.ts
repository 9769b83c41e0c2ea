import { globalStyle, style } from '@vanilla-extract/css';
import { content, onDark } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { footer: colours } = vars.color;

export const filings = style([
  onDark,
  {
    background: colours.ground,
    borderTop: `1px solid ${colours.line}`,
    padding: `${vars.space[6]} 0 28px`,
    textAlign: 'center',
    color: colours.muted,
    font: font('caption'),
    lineHeight: '24px',
  },
]);

export const inner = content;

export const row = style({ display: 'flex', justifyContent: 'center', flexWrap: 'wrap' });

export const item = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: `0 ${vars.space[4]}`,
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '7px',
      width: '1px',
      height: '10px',
      background: colours.rule,
    },
  },
  '@media': { [media.phone]: { padding: '0 10px', selectors: { '& + &::before': { display: 'none' } } } },
});

export const link = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
globalStyle(`${link}:hover`, { color: colours.heading });
