import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

/** Padding makes up for the thicker line, so that nothing moves when files are dragged over it. */
export const area = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minWidth: 0,
  minHeight: '136px',
  margin: 0,
  padding: '13px',
  border: `1px dashed ${color.field}`,
  borderRadius: vars.radius.control,
  background: color.brand.ground,
  font: font('body'),
  color: color.ink,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[data-state="over"]': {
      padding: '12px',
      border: `2px dashed ${color.brand.solid}`,
      background: color.brand.tint,
    },
    '&[data-state="refused"]': { borderColor: color.danger.solid, background: color.danger.tint },
    '&[data-state="locked"]': {
      border: `1px solid ${color.hairline}`,
      background: color.tagGround,
      color: color.muted,
    },
  },
});

export const slim = style({ minHeight: '88px' });

/** The words of the area are no target: a drag over them stays over the area. */
export const icon = style({ marginBottom: space[1], color: color.muted, pointerEvents: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
});

/** Nothing is dragged on a touch screen. */
export const byPointer = style({ '@media': { '(hover: none)': { display: 'none' } } });

export const caption = style({ font: font('caption'), color: color.muted });

export const error = style({ font: font('caption'), color: color.danger.text });
