import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, motion, space } = vars;

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  font: font('body', 600),
  whiteSpace: 'nowrap',
  transition: `background ${motion.hover}, border-color ${motion.hover}, color ${motion.hover}`,
  selectors: {
    '&:disabled': {
      background: color.page,
      borderColor: color.hairline,
      color: color.hint,
      cursor: 'not-allowed',
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
});

const enabled = ':not(:disabled)';

/** Looks disabled, and stays in reach: it says why. */
export const unavailable = style({ selectors: { '&&': { color: color.hint, cursor: 'not-allowed' } } });

export const size = styleVariants({
  comfortable: { height: vars.control.comfortable, padding: `0 ${space[6]}` },
  regular: { height: vars.control.regular, padding: `0 ${space[4]}` },
  compact: { height: vars.control.compact, padding: `0 ${space[3]}`, fontWeight: 400 },
});

/** Nothing is pressed on paper. */
const offPaper = { print: { display: 'none' } };

export const variant = styleVariants({
  solid: {
    background: color.brand.solid,
    color: color.onSolid,
    '@media': offPaper,
    selectors: { [`&:hover${enabled}`]: { background: color.brand.solidHover } },
  },
  line: {
    borderColor: color.field,
    color: color.ink,
    background: color.sheet,
    '@media': offPaper,
    selectors: { [`&:hover${enabled}`]: { borderColor: color.brand.solid, color: color.brand.text } },
  },
  quiet: {
    color: color.brand.text,
    background: 'none',
    '@media': offPaper,
    selectors: { [`&:hover${enabled}`]: { background: color.brand.tint } },
  },
  danger: {
    background: color.danger.solid,
    color: color.onSolid,
    '@media': offPaper,
    selectors: { [`&:hover${enabled}`]: { background: color.danger.solidHover } },
  },
  link: {
    color: color.brand.text,
    background: 'none',
    padding: 0,
    selectors: { [`&:hover${enabled}`]: { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
});

export const wide = style({ width: '100%' });
