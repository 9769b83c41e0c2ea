import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const groove = style({
  display: 'block',
  height: '4px',
  borderRadius: vars.radius.tag,
  overflow: 'hidden',
  background: color.hairline,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const done = style({
  display: 'block',
  height: '100%',
  transition: `width ${vars.motion.fade}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

const wander = keyframes({ to: { backgroundPosition: '12px 0' } });

export const look = styleVariants({
  plain: [done, { background: color.brand.solid }],
  checking: [
    done,
    {
      backgroundImage: `repeating-linear-gradient(90deg, ${color.brand.line} 0 8px, ${color.brand.tag} 8px 12px)`,
      backgroundSize: '12px 4px',
      animation: `${wander} 600ms linear infinite`,
      '@media': { [media.reducedMotion]: { animation: 'none' } },
    },
  ],
  resting: [done, { background: color.field }],
  stuck: [done, { background: color.warning.icon }],
});

export const overall = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[2]} ${space[6]} ${space[4]}`,
  font: font('caption'),
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const overallBar = style({ flex: 1 });
