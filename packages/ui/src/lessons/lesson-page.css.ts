import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;
const ROW = '60px';
const RAIL = '374px';

export const page = style([content, { padding: `${space[4]} 0 ${space[20]}` }]);

/** Picture and outline as one dark block; the outline is as high as the picture and scrolls by itself. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${RAIL}`,
  marginTop: space[4],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const outline = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gridArea: '1 / 2',
  minHeight: 0,
  overflow: 'hidden',
  borderStartEndRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  background: color.player.ground,
  color: color.footer.text,
  '@media': { [media.laptop]: { gridArea: 'auto', maxHeight: '400px', borderRadius: vars.radius.card } },
});

export const picture = style({
  gridArea: '1 / 1',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}`,
  background: color.player.ground,
  // As high as its player will be.
  selectors: { '&:empty': { aspectRatio: '16 / 9' } },
  '@media': { [media.laptop]: { gridArea: 'auto', borderRadius: vars.radius.card } },
});

export const notices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  gridColumn: '1 / -1',
  minHeight: '48px',
  padding: `${space[2]} 0`,
  font: font('body'),
  color: color.body,
});

/** Out of the flow, so that the player alone decides how high the block is. */
export const outlineBody = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.laptop]: { position: 'static', minHeight: 0 } },
});

export const outlineHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${space[5]} ${space[6]} ${space[3]}`,
  color: color.footer.muted,
});

export const outlineTitle = style({ font: font('subtitle', 600), color: color.footer.heading });

export const chapters = style({ overflowY: 'auto', paddingBottom: space[3] });

export const chapter = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: ROW,
  padding: `${space[1]} ${space[6]}`,
  borderLeft: '3px solid transparent',
  color: color.footer.text,
  ':hover': { background: color.player.raised },
  ':focus-visible': { outlineOffset: '-3px', outlineColor: color.footer.link },
  selectors: {
    '&[aria-current]': {
      background: color.player.raised,
      borderLeftColor: color.footer.link,
      fontWeight: 600,
      color: color.footer.heading,
    },
  },
});

export const chapterName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const chapterNote = style({ flex: 'none', font: font('caption'), color: color.footer.muted });

export const below = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${RAIL}`,
  gap: space[6],
  alignItems: 'start',
  marginTop: space[4],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({ font: font('heading', 600), color: color.ink });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  padding: `${space[2]} 0 ${space[5]}`,
  font: font('body'),
  color: color.muted,
});

export const text = style({ display: 'grid', gap: space[4], marginTop: space[5] });

export const part = style({ paddingTop: space[5] });

export const partTitle = style({ marginBottom: space[4], font: font('subtitle', 600), color: color.ink });

export const rail = style({ display: 'grid', gap: space[6] });
