import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: 'min(356px, 100vw - 32px)',
  minHeight: '48px',
  padding: `10px ${vars.space[4]}`,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  color: vars.color.ink,
  font: font('body'),
});

export const text = style({ flex: 1 });

export const icon = styleVariants({
  info: { color: vars.color.brand.text },
  success: { color: vars.color.success.text },
  warning: { color: vars.color.warning.text },
  error: { color: vars.color.danger.text },
});

export const action = style({ minWidth: vars.target.least, textAlign: 'center' });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  ':hover': { background: vars.color.page },
});

/** Below the header and its menu bar, whose controls a message must not cover. */
export const top = `calc(${vars.layout.headerHeight} + ${vars.layout.menuHeight} + ${vars.space[3]})`;
