import { style, styleVariants } from '@vanilla-extract/css';
import { content, onDark, phrase } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { layout, media } from '../tokens/values.ts';

const { banner: ground } = vars.color;

export const banner = style([
  onDark,
  {
    position: 'relative',
    background: ground.ground,
    color: ground.text,
    '@media': { print: { display: 'none' } },
  },
]);

const art = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  '@media': { [media.wideSearch]: { objectPosition: 'calc(50% + 230px) 100%' } },
});

export const artOf = styleVariants({
  home: [
    art,
    {
      '@media': {
        [media.phone]: { top: 'auto', bottom: 0, height: '132px', objectPosition: '64% 100%', opacity: 0.85 },
      },
    },
  ],
  slim: [art],
});

const inner = style([
  content,
  { position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
]);

export const innerOf = styleVariants({
  home: [
    inner,
    {
      minHeight: `${layout.bannerHeight}px`,
      padding: '36px 0 88px',
      '@media': { [media.phone]: { minHeight: 0, padding: `${vars.space[5]} 0 140px` } },
    },
  ],
  slim: [inner, { padding: `36px 0 ${vars.space[8]}`, '@media': { [media.phone]: { padding: `${vars.space[4]} 0` } } }],
});

export const sentence = style([
  phrase,
  {
    font: font('display', 600),
    color: ground.text,
    margin: '52px 0 28px',
    '@media': { [media.phone]: { font: font('heading', 600), margin: `${vars.space[5]} 0` } },
  },
]);
