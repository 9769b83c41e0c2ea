import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const section = style({ selectors: { '& + &': { marginTop: space[8] } } });

export const title = style({ marginBottom: space[3], font: font('subtitle', 600), color: color.ink });

export const note = style({ marginLeft: space[3], font: font('caption'), color: color.muted });

export const text = style({ display: 'grid', gap: space[3], font: font('body'), color: color.body });

export const callName = style({ margin: `${space[2]} 0`, font: font('heading', 600), color: color.ink });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: `${space[3]} 0`,
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.page,
});

export const method = style({ font: font('body', 600), color: color.success.text });

export const code = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: color.ink });

export const table = style({ width: '100%', borderCollapse: 'collapse', font: font('body') });

export const heading = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  color: color.muted,
  '@media': { [media.phone]: { display: 'none' } },
});

export const row = style({
  '@media': {
    [media.phone]: { display: 'block', padding: `${space[2]} 0`, borderBottom: `1px solid ${color.hairline}` },
  },
});

const value = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  verticalAlign: 'top',
  color: color.body,
  '@media': { [media.phone]: { padding: `0 ${space[3]} ${space[1]} 0`, border: 0 } },
});

/** Beside the name on phones. */
export const cell = style([
  value,
  { overflowWrap: 'normal', wordBreak: 'keep-all', '@media': { [media.phone]: { display: 'inline-block' } } },
]);

/** What it means, in lines of its own there. */
export const meaning = style([value, { overflowWrap: 'anywhere', '@media': { [media.phone]: { display: 'block' } } }]);

export const rowName = style([
  cell,
  {
    minWidth: '136px',
    overflowWrap: 'anywhere',
    wordBreak: 'normal',
    textAlign: 'start',
    fontWeight: 400,
    color: color.ink,
  },
]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const card = style({
  position: 'relative',
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  ':hover': { borderColor: color.brand.line },
});

/** The whole card leads on; the title alone is its name. */
export const cardLink = style({
  font: font('reading', 600),
  color: color.ink,
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const cardNote = style({ font: font('caption'), color: color.muted });

export const trial = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
});

export const trialTitle = style({ font: font('body', 600), color: color.ink });
