import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { duration, layout } from '../tokens/values.ts';

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.progress,
  height: `${layout.loadingBarHeight}px`,
  background: vars.color.brand.base,
  transformOrigin: '0 50%',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-phase="running"]': { animation: `${run} ${duration.loadingBarRun}ms linear both` },
    '&[data-phase="finishing"]': { opacity: 0, transition: `opacity ${vars.motion.fade}` },
  },
});
