import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

/** Above the page and not over it: what is said about the connection must not cover the header. */
export const strip = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: '48px',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  background: vars.color.warning.tint,
  borderBottom: `1px solid ${vars.color.warning.line}`,
  color: vars.color.ink,
  font: font('body'),
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const message = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const icon = style({ flex: 'none', color: vars.color.warning.text });

export const note = style({ color: vars.color.muted });
