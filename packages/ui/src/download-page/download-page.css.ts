import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style({ minHeight: '100vh', background: color.sheet });

/** Texts and a drawing of 360; the texts alone on smaller screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'center',
  gap: space[16],
  width: 'min(1080px, 100% - 64px)',
  marginInline: 'auto',
  padding: `${space[16]} 0 ${space[10]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { width: 'calc(100% - 32px)', padding: `${space[10]} 0 ${space[6]}` },
  },
});

export const brand = style({
  marginBottom: space[12],
  '@media': { [media.phone]: { marginBottom: space[8] } },
});

export const title = style({
  font: font('display', 600),
  color: color.ink,
  '@media': { [media.phone]: { font: font('heading', 600) } },
});

export const lead = style({ margin: `${space[3]} 0 ${space[8]}`, font: font('subtitle'), color: color.muted });

export const get = style({ display: 'flex', alignItems: 'center', gap: space[10] });

export const ways = style({ display: 'grid', gap: space[4], flex: '0 1 300px' });

export const note = style({ font: font('body'), color: color.muted });

export const code = style({
  textAlign: 'center',
  font: font('body'),
  color: color.muted,
  '@media': { [media.phone]: { display: 'none' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[12]}`,
  marginTop: space[10],
  paddingTop: space[5],
  borderTop: `1px solid ${color.hairline}`,
  font: font('body'),
  color: color.ink,
});

export const term = style({ font: font('caption'), color: color.muted });

export const links = style({ display: 'flex', gap: space[6], marginTop: space[5] });

export const link = style({
  minHeight: vars.target.least,
  font: font('body'),
  color: color.muted,
  ':hover': { color: color.brand.text },
});

export const drawing = style({
  padding: space[10],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.brand.ground,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const phone = style({ width: '100%', height: 'auto' });

export const cover = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[6],
  padding: `${space[20]} ${space[6]}`,
  background: color.footer.ground,
  font: font('subtitle'),
  textAlign: 'center',
  color: color.onSolid,
});
