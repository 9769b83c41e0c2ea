import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { layout, media } from '../tokens/values.ts';

export const form = style({
  width: `${layout.searchWidth}px`,
  maxWidth: '100%',
  '@media': { [media.wideSearch]: { width: `${layout.searchWidthWide}px` } },
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: '24px',
  marginTop: vars.space[4],
  font: font('body'),
  '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space[2] } },
});

export const examples = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], whiteSpace: 'nowrap' });

export const examplesLabel = style({ color: vars.color.banner.label, marginRight: vars.space[2] });

export const example = style({
  padding: `1px ${vars.space[2]}`,
  borderRadius: vars.radius.tag,
  color: vars.color.banner.text,
  ':hover': { background: vars.color.banner.hover },
});
