import { style } from '@vanilla-extract/css';
import { oneLine } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { layout } from '../tokens/values.ts';

export const popup = style({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  right: 0,
  zIndex: vars.layer.menu,
  minWidth: '100%',
  maxWidth: `calc(${layout.companySelectorMax}px * ${vars.text.scale})`,
  maxHeight: '320px',
  overflow: 'auto',
  padding: `${vars.space[1]} 0`,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
});

export const list = style({ outline: 'none' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.control.regular,
  padding: `0 ${vars.space[3]}`,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&[data-active="true"]': {
      background: vars.color.brand.tint,
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    '&[aria-selected="true"]': { fontWeight: 600 },
  },
});

export const name = oneLine;

export const note = style({ padding: `${vars.space[2]} ${vars.space[3]}`, color: vars.color.muted });
