import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

/** One column of fields, 672 px as lines of text are. */
export const fields = style({ display: 'grid', gap: space[5], maxWidth: '672px' });

export const summary = style({
  padding: space[4],
  border: `1px solid ${color.danger.solid}`,
  borderRadius: vars.radius.card,
  background: color.danger.ground,
  color: color.danger.text,
});

export const summaryTitle = style({ font: font('body', 600), color: color.danger.text });

export const summaryLink = style({ textDecoration: 'underline', textUnderlineOffset: '4px' });

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.rail,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  minHeight: '64px',
  marginTop: space[4],
  padding: `${space[2]} ${space[6]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  boxShadow: vars.shadow.float,
  '@media': { print: { display: 'none' } },
});

// What the focus moves to must not come to rest below the bar.
globalStyle(`:root:has(${bar})`, { scrollPaddingBottom: '96px' });

export const note = style({ marginRight: 'auto', font: font('caption'), color: color.muted });
