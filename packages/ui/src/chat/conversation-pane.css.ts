import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const pane = style({ position: 'relative', display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[1],
  minHeight: '60px',
  padding: `0 ${space[3]} 0 ${space[5]}`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { padding: `0 ${space[2]} 0 ${space[1]}` } },
});

export const back = style({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } });

export const words = style({ flex: 1, minWidth: 0 });

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = style({ ...ellipsis, color: color.ink, font: font('reading', 600), lineHeight: 1.5 });

export const subtitle = style({ ...ellipsis, color: color.muted, font: font('caption') });

/** Over all of the pane, so that it is seen wherever the file is held. */
export const dropNote = style({
  position: 'absolute',
  inset: space[1],
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${color.brand.base}`,
  borderRadius: vars.radius.card,
  background: color.brand.tint,
  color: color.brand.text,
  pointerEvents: 'none',
});

export const offer = style({ padding: `${space[2]} ${space[4]}` });
