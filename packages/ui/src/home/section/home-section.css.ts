import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media, themeClass } from '../../tokens/values.ts';

const { color, space } = vars;

export const section = style({
  paddingBlock: space[20],
  // The sticky header and menu, 164 px, and air.
  '@media': { [media.phone]: { paddingBlock: space[12] } },
});

export const tight = style({ paddingTop: 0, '@media': { [media.phone]: { paddingTop: 0 } } });

/** The deep band turns the roles of ink, text and lines over, so that everything inside it follows. */
const onDeep = {
  [color.ink]: color.deep.text,
  [color.body]: color.deep.label,
  [color.muted]: color.deep.label,
  [color.hairline]: color.deep.hairline,
  [color.sheet]: color.deep.ground,
  [color.brand.text]: color.deep.text,
  [color.focus]: color.deep.text,
};

export const ground = styleVariants({
  sheet: { background: color.sheet },
  page: { background: color.page },
  deep: { background: color.deep.ground, color: color.deep.label, overflow: 'hidden', vars: onDeep },
  party: { background: color.sheet, borderTop: `1px solid ${color.hairline}` },
});

/** Handed on from here, so that the page's scripts need not carry the token values. */
export const partyTheme = themeClass.party;

globalStyle(`${ground.party} h2`, { color: color.party });

export const frame = style({ position: 'relative' });

const dashDot = (line: string) =>
  `repeating-linear-gradient(90deg, ${line} 0 14px, transparent 14px 18px, ${line} 18px 20px, transparent 20px 24px)`;

/** The axis mark of a plan in the left margin. */
export const axis = style({
  display: 'none',
  '@media': {
    [media.axis]: {
      position: 'absolute',
      left: '-104px',
      top: '5px',
      display: 'grid',
      placeItems: 'center',
      width: '32px',
      height: '32px',
      border: `1px solid ${color.field}`,
      borderRadius: vars.radius.full,
      font: font('body'),
      lineHeight: 1,
      color: color.muted,
      '::before': {
        content: '""',
        position: 'absolute',
        left: '32px',
        top: '15px',
        width: '56px',
        height: '1px',
        background: dashDot(color.line),
      },
    },
  },
  selectors: {
    [`${ground.deep} &`]: { borderColor: color.deep.line, color: color.deep.text },
    [`${ground.deep} &::before`]: { background: dashDot(color.deep.line), opacity: 0.6 },
    [`${ground.party} &`]: { borderColor: color.party, color: color.party },
  },
});
