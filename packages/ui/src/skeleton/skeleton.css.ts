import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { duration } from '../tokens/values.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Holds its place at once and shows after 200 ms, so that a quick answer does not flicker. */
export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius.tag,
  background: vars.color.tagGround,
  animation: `${appear} ${duration.fade}ms ${duration.fade}ms ease-out backwards`,
});

export const row = style({ display: 'flex', alignItems: 'center', borderBottom: `1px solid ${vars.color.hairline}` });
