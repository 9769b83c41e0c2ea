import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, space } = vars;

/** Apart from the section above; the one below has air of its own. */
export const frame = style({ paddingTop: space[10], '@media': { [media.phone]: { paddingTop: space[6] } } });

export const banner = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  height: '120px',
  borderRadius: vars.radius.card,
  background: color.brand.tag,
  '@media': { [media.phone]: { height: `calc(96px * ${vars.text.scale})` } },
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: '100% 50%' });

/** Stands on the ground of the drawing and fades into it, so that lines never run through the words. */
export const text = style({
  position: 'absolute',
  left: 0,
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
  gap: space[1],
  padding: `0 ${space[16]} 0 ${space[8]}`,
  background: `linear-gradient(90deg, ${color.brand.tag} calc(100% - ${space[16]}), transparent)`,
  color: color.body,
  '@media': { [media.phone]: { maxWidth: '75%', paddingLeft: space[4] } },
});

export const title = style({
  font: font('title', 600),
  color: color.ink,
  transition: `color ${vars.motion.hover}`,
  selectors: { [`${banner}:hover &`]: { color: color.brand.text } },
  '@media': { [media.phone]: { font: font('reading', 600) } },
});
