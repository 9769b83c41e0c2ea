import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const bubble = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[2],
  width: 'fit-content',
  maxWidth: '86%',
  paddingTop: space[1],
});

export const groupStart = style({ paddingTop: space[3] });

export const other = style([bubble]);

export const own = style([bubble, { flexDirection: 'row-reverse', marginLeft: 'auto' }]);

export const avatar = style({ alignSelf: 'flex-start', flex: 'none', width: '32px' });

const text = style({
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  color: color.ink,
  whiteSpace: 'pre-wrap',
});

export const peerText = style([text, { background: color.tagGround }]);

export const ownText = style([text, { borderColor: color.brand.tag, background: color.brand.tint }]);

export const failedText = style({ borderColor: color.danger.softLine, background: color.danger.tint });

/**
 * Beside the bubble, on one line, so that it is never higher than a short message; what is seen only on approach keeps
 * its place, so that nothing moves.
 */
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  whiteSpace: 'nowrap',
  color: color.muted,
  font: font('caption'),
  selectors: { [`${own} &`]: { flexDirection: 'row-reverse' } },
});

const approached = ':is(:hover, :focus-within) >';

export const time = style({
  opacity: 0,
  transition: `opacity ${vars.motion.hover}`,
  selectors: { [`${bubble}${approached} ${side} > &`]: { opacity: 1 } },
  '@media': { [media.tablet]: { display: 'none' } },
});

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: '24px',
  height: '24px',
  padding: '0 5px',
  borderRadius: vars.radius.control,
  color: color.muted,
  opacity: 0,
  transition: `opacity ${vars.motion.hover}`,
  ':hover': { background: color.tagGround, color: color.ink },
  selectors: { [`${bubble}${approached} ${side} > &`]: { opacity: 1 } },
});

export const receipt = style({ display: 'inline-flex', alignItems: 'center', gap: '2px', whiteSpace: 'nowrap' });

export const readReceipt = style([receipt, { color: color.brand.text }]);

export const failedReceipt = style([
  receipt,
  {
    gap: space[1],
    color: color.danger.text,
    // Its buttons go below its words, so that the message keeps room.
    '@media': { [media.tablet]: { flexWrap: 'wrap', maxWidth: '104px' } },
  },
]);

export const receiptAction = style({ height: '24px', font: font('caption') });
