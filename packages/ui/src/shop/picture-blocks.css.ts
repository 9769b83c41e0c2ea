import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { narrow } from './shop-ground.css.ts';

export const pictureLink = style({ display: 'block', height: '100%', outlineOffset: '-2px' });

/** Fills the box that it stands in. */
export const filling = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: vars.color.pictureGround,
});

/** As high as its own proportions make it. */
export const natural = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  minHeight: '24px',
  background: vars.color.pictureGround,
});

const cube = style({ display: 'grid' });

export const cubeOf = styleVariants({
  one: [cube],
  two: [cube, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
  three: [cube, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
  four: [cube, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
  leftTwoRight: [
    cube,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
      aspectRatio: '2 / 1',
      '@container': { [narrow]: { aspectRatio: '4 / 3' } },
    },
  ],
  topTwoBelow: [cube, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
});

export const cell = style({
  minWidth: 0,
  minHeight: 0,
  aspectRatio: '2 / 1',
  selectors: {
    [`${cubeOf.one} > &`]: { aspectRatio: '3 / 1' },
    [`${cubeOf.three} > &`]: { aspectRatio: '1 / 1' },
    [`${cubeOf.leftTwoRight} > &`]: { aspectRatio: 'auto' },
    [`${cubeOf.leftTwoRight} > &:first-child`]: { gridRow: 'span 2' },
    [`${cubeOf.topTwoBelow} > &:first-child`]: { gridColumn: 'span 2', aspectRatio: '4 / 1' },
  },
});

export const hot = style({ position: 'relative' });

export const zone = style({ position: 'absolute' });

export const zoneLink = style({
  display: 'block',
  width: '100%',
  height: '100%',
  ':hover': { boxShadow: `inset 0 0 0 2px ${vars.color.brand.base}` },
});

export const video = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  background: vars.color.player.stage,
});
