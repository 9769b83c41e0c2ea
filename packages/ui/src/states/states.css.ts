import { style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  padding: `${vars.space[16]} ${vars.space[6]}`,
  textAlign: 'center',
  color: vars.color.muted,
});

export const title = style({
  font: font('subtitle', 600),
  color: vars.color.ink,
  margin: `${vars.space[4]} 0 ${vars.space[1]}`,
  textWrap: 'balance',
});

export const facts = style({
  width: '400px',
  maxWidth: '100%',
  marginTop: vars.space[4],
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[1]} 0`,
});
export const factTerm = style({ flex: 'none' });
export const factValue = style({ color: vars.color.ink, textAlign: 'right', minWidth: 0 });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginTop: vars.space[6],
});

export const page = style([content, { padding: `${vars.space[12]} 0 ${vars.space[20]}` }]);

export const sheet = style([
  panel,
  {
    minHeight: '400px',
    background: vars.color.sheet,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
  },
]);

export const pageTitle = style([title, { font: font('heading', 600) }]);

export const drawing = style({ fill: 'none', stroke: vars.color.field });
export const wideDrawing = style([drawing, { width: '100%', height: 'auto', strokeWidth: 1.5 }]);
export const accent = style({ stroke: vars.color.brand.base, strokeWidth: 1.5, strokeLinecap: 'round' });

/** Colours within the drawings, which no class of theirs carries. */
export const drawn = {
  crane: vars.color.brand.strong,
  load: vars.color.warning.base,
  edge: vars.color.ink,
  part: vars.color.brand.tag,
  partEdge: vars.color.brand.base,
  ground: vars.color.sheet,
};
