import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';
import type { SectionKey } from './section-content.ts';

const { color, space } = vars;

/** Heights in px of a body above a window width. */
interface Heights {
  readonly wide: number;
  readonly laptop: number;
  readonly phone: number;
}

/** Heights of the sections' bodies with full data, measured in windows of 1920, 1024 and 390 px; news counts its tabs. */
const bodyHeights: Readonly<Record<SectionKey, Heights>> = {
  'supply-demand': { wide: 481, laptop: 994, phone: 1016 },
  platforms: { wide: 306, laptop: 611, phone: 776 },
  services: { wide: 517, laptop: 804, phone: 1419 },
  supervision: { wide: 461, laptop: 1162, phone: 947 },
  news: { wide: 521, laptop: 511, phone: 1086 },
  'enterprise-style': { wide: 533, laptop: 457, phone: 1257 },
  research: { wide: 410, laptop: 410, phone: 727 },
  party: { wide: 272, laptop: 272, phone: 547 },
};

function minHeights({ wide, laptop, phone }: Heights) {
  return {
    minHeight: `${wide}px`,
    '@media': { [media.laptop]: { minHeight: `${laptop}px` }, [media.phone]: { minHeight: `${phone}px` } },
  };
}

export const skeletonHeight = styleVariants(bodyHeights, minHeights);

/** Where sections run in one column they are longer than a screen; a note as long would hide its own text. */
const longestNote = 480;

export const noteHeight = styleVariants(bodyHeights, ({ wide, laptop, phone }) =>
  minHeights({ wide, laptop: Math.min(laptop, longestNote), phone: Math.min(phone, longestNote) }),
);

/** One row of the skeleton, drawn as a background so that it costs no elements. */
const skeletonRow = `linear-gradient(transparent 20px, ${color.hairline} 20px 36px, transparent 36px 56px, ${color.hairline} 56px)`;

export const skeleton = style({ background: `${skeletonRow} 0 0 / 100% 57px repeat-y` });

export const note = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  color: color.muted,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
});

export const noteTitle = style({ marginTop: space[2], font: font('subtitle', 600), color: color.ink });

export const noteHint = style({ margin: `${space[1]} ${space[4]} ${space[5]}` });
