import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const line = `1px solid ${color.hairline}`;
const boxes = (least: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
    gap: space[4],
  }) as const;

export const cover = style({
  display: 'block',
  flex: 'none',
  width: '200px',
  height: '150px',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: color.pictureGround,
  '@media': { [media.phone]: { width: '100%', height: 'auto', aspectRatio: '4 / 3' } },
});

export const steps = style([boxes('200px'), { counterReset: 'step' }]);

export const step = style({
  position: 'relative',
  paddingLeft: space[8],
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    font: font('subtitle', 600),
    color: color.brand.text,
  },
});

export const name = style({ font: font('body', 600), color: color.ink });

export const note = style({ font: font('body'), color: color.muted });

export const price = style({ font: font('title', 600), color: color.ink, overflowWrap: 'anywhere' });

export const offers = style([boxes('220px')]);

export const offer = style({ padding: space[4], border: line, borderRadius: vars.radius.card });

export const content = style({
  marginTop: space[3],
  paddingLeft: space[5],
  listStyle: 'disc',
  font: font('body'),
  color: color.body,
});

export const answer = style({ borderBottom: line, padding: `${space[2]} 0` });

export const question = style({
  minHeight: vars.target.least,
  font: font('body', 600),
  color: color.ink,
  cursor: 'pointer',
  ':hover': { color: color.brand.text },
});
