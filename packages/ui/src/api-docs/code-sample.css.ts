import { style } from '@vanilla-extract/css';
import { onDark } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const sample = style([
  onDark,
  {
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: color.footer.ground,
    color: color.onSolid,
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[1]} ${space[4]}`,
  borderBottom: `1px solid ${color.footer.line}`,
});

export const choices = style({ display: 'flex', gap: space[4], padding: 0, border: 0 });

export const choice = style({
  minHeight: vars.control.regular,
  font: font('body'),
  color: color.footer.text,
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { fontWeight: 600, color: color.onSolid } },
});

export const title = style({ font: font('body', 600), lineHeight: vars.control.regular });

export const status = style({ font: font('body'), color: color.footer.text });

export const code = style({
  maxHeight: '480px',
  overflow: 'auto',
  padding: space[4],
  font: font('caption'),
  fontFamily: 'ui-monospace, Consolas, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
