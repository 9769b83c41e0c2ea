import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { color as colorValues, media } from '../../tokens/values.ts';

const { color, space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr) 316px',
  columnGap: vars.layout.gutter,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '180px minmax(0, 1fr) 290px' },
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] },
  },
});

export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  '@media': {
    [media.laptop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: vars.layout.gutter,
    },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[4] },
  },
});

export const figure = style({
  flex: 1,
  padding: `${space[4]} 0 ${space[5]}`,
  borderTop: `1px solid ${color.hairline}`,
});

export const value = style({
  marginTop: space[1],
  font: font('display', 600),
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { font: font('section', 600) } },
});

export const unit = style({ marginLeft: '6px', font: font('body'), color: color.muted });

export const plan = style({ position: 'relative' });

const fade = 'linear-gradient(90deg, transparent, currentColor 7%, currentColor 95%, transparent)';

export const planArt = style({
  width: '100%',
  height: 'auto',
  WebkitMaskImage: fade,
  maskImage: fade,
  // The drawing is made of light lines: it takes its ground along where the page's is given up.
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: color.deep.ground,
      WebkitMaskImage: 'none',
      maskImage: 'none',
    },
  },
});

export const updated = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  font: font('caption'),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { position: 'static', marginTop: space[2], textAlign: 'right' } },
});

export const subjects = style({ display: 'flex', flexDirection: 'column' });

export const subjectItem = style({ flex: 1, borderTop: `1px solid ${color.hairline}` });

export const subject = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: '100%',
  minHeight: '72px',
  color: color.muted,
});

export const subjectText = style({ flex: 1 });

export const subjectName = style({
  display: 'block',
  font: font('reading', 600),
  color: color.ink,
  selectors: {
    [`${subject}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '5px',
    },
  },
});

/** The amber pin of the plan; its number is dark, whatever the band makes of ink. */
export const number = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
  background: color.warning.base,
  color: colorValues.ink,
  font: font('body', 600),
  lineHeight: '24px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
