import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { layout } from '../tokens/measures.ts';
import { layer } from '../tokens/values.ts';

const { color, space } = vars;

export const area = style({
  position: 'relative',
  display: 'flex',
  minHeight: 0,
  minWidth: 0,
  backgroundColor: color.page,
  backgroundImage: `radial-gradient(${color.line} 1px, transparent 1px)`,
  backgroundSize: '20px 20px',
});
export const scroller = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: space[10],
  alignItems: 'flex-start',
  overflow: 'auto',
  padding: `${space[5]} ${space[5]} 72px`,
  scrollbarGutter: 'stable',
});

export const page = styleVariants({
  pc: {
    flex: 'none',
    width: `${layout.content}px`,
    minHeight: '600px',
    background: color.sheet,
    boxShadow: vars.shadow.float,
  },
  app: {
    flex: 'none',
    boxSizing: 'content-box',
    width: '375px',
    height: '812px',
    overflow: 'hidden auto',
    border: `8px solid ${color.ink}`,
    borderRadius: `calc(${vars.radius.dialog} * 3.5)`,
    background: color.page,
    scrollbarWidth: 'none',
  },
});
export const blocks = style({ display: 'block', minHeight: '120px' });

export const block = style({ position: 'relative', contain: 'layout', minHeight: '24px' });
export const content = style({ selectors: { '[data-hidden] > &': { opacity: 0.45 } } });

/** Covers the block: what stands in it is only looked at here. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  cursor: 'grab',
  ':hover': { outline: `1px dashed ${color.brand.line}`, outlineOffset: '-1px' },
  ':focus-visible': { outline: `3px solid ${color.brand.solid}`, outlineOffset: '-3px' },
  selectors: {
    '[data-selected] > &': { outline: `2px solid ${color.brand.solid}`, outlineOffset: '-2px' },
    '[data-selected] > &:focus-visible': { outlineWidth: '4px', outlineOffset: '-4px' },
    '[data-wrong]:not([data-selected]) > &': { outline: `2px solid ${color.danger.solid}`, outlineOffset: '-2px' },
  },
});

export const tools = style({
  position: 'absolute',
  right: 0,
  bottom: '100%',
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${color.hairline}`,
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
  background: color.sheet,
  selectors: {
    '&[data-inside]': { bottom: 'auto', top: 0, borderRadius: 0, borderEndStartRadius: vars.radius.control },
  },
});
export const toolsName = style({
  alignSelf: 'stretch',
  padding: `0 ${space[2]}`,
  background: color.brand.solid,
  font: font('caption', 600),
  lineHeight: '28px',
  color: color.onSolid,
  cursor: 'grab',
});
export const tool = style({
  display: 'inline-grid',
  placeContent: 'center',
  width: '28px',
  height: '28px',
  color: color.body,
  ':hover': { background: color.brand.tint, color: color.brand.text },
  selectors: { '&[aria-disabled]': { color: color.line, cursor: 'not-allowed', background: 'none' } },
});

export const hiddenMark = style({
  position: 'absolute',
  left: space[2],
  top: space[2],
  zIndex: 2,
  padding: `0 ${space[2]}`,
  borderRadius: vars.radius.tag,
  background: color.muted,
  font: font('caption'),
  color: color.onSolid,
});

export const line = style({
  position: 'fixed',
  left: 0,
  top: '-1px',
  zIndex: layer.drawer,
  height: '2px',
  background: color.brand.solid,
  pointerEvents: 'none',
  willChange: 'transform',
});
const label = style({
  padding: `2px ${space[2]}`,
  borderRadius: vars.radius.tag,
  background: color.brand.solid,
  font: font('caption', 600),
  color: color.onSolid,
  whiteSpace: 'nowrap',
});
export const lineLabel = style([label, { position: 'absolute', left: '50%', top: '-11px', translate: '-50%' }]);
export const ghost = style({
  position: 'fixed',
  left: 0,
  top: 0,
  zIndex: layer.dialog,
  pointerEvents: 'none',
  willChange: 'transform',
});
export const ghostLabel = style([label, { position: 'absolute', left: '12px', top: '8px' }]);

export const foot = style({
  position: 'absolute',
  left: space[4],
  bottom: space[3],
  zIndex: 4,
  display: 'flex',
  gap: space[3],
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.sheet,
  font: font('caption'),
  color: color.muted,
});
export const key = style({
  display: 'inline-block',
  padding: `0 ${space[1]}`,
  marginInlineEnd: '2px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.tag,
  lineHeight: '16px',
  color: color.body,
});
