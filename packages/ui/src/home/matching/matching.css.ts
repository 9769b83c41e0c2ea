import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

const { color, motion, space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 316px',
  columnGap: '58px',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: space[10] },
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBottom: space[3],
  '@media': { [media.desktop]: { gap: space[5] } },
});

export const segments = style({
  flex: 'none',
  display: 'inline-flex',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
});

export const segment = style({
  height: '34px',
  padding: `0 ${space[4]}`,
  whiteSpace: 'nowrap',
  color: color.body,
  borderRadius: vars.radius.tag,
  selectors: {
    '& + &': { borderLeft: `1px solid ${color.line}` },
    '&[aria-pressed="true"]': { background: color.brand.tint, color: color.brand.text, fontWeight: 600 },
  },
});

export const categories = style({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gap: space[5],
  '@media': { [media.desktop]: { gap: '14px' }, [media.phone]: { display: 'none' } },
});

export const category = style({
  lineHeight: vars.control.regular,
  whiteSpace: 'nowrap',
  color: color.body,
  transition: `color ${motion.hover}`,
  ':hover': { color: color.brand.text },
  selectors: { '&[aria-pressed="true"]': { color: color.brand.text, fontWeight: 600 } },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
});

export const action = style({ paddingInline: 0 });

export const counters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  margin: `${space[5]} 0 28px`,
  color: color.muted,
});

export const counterValue = style({
  display: 'block',
  font: font('section', 600),
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
});
