import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

const line = `1px solid ${color.hairline}`;

/** Its sides are those of the drawer's head. */
export const sheet = style({
  display: 'grid',
  gap: space[6],
  padding: `${space[6]} ${space[8]}`,
  overflowY: 'auto',
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]}` } },
});

/** As a part of the page instead of a drawer. */
export const part = style([sheet, { marginTop: space[6], border: line, borderRadius: vars.radius.card }]);

export const form = style({ display: 'grid', gap: space[4] });

/** Stays in sight while the fields scroll; over the room below the sheet. */
export const foot = style({
  position: 'sticky',
  bottom: `calc(${space[6]} * -1)`,
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: space[3],
  marginBottom: `calc(${space[6]} * -1)`,
  padding: `${space[4]} 0`,
  borderTop: line,
  background: color.sheet,
});

export const partName = style({ font: font('subtitle', 600), color: color.ink });

export const facts = style({ display: 'grid', gap: space[2] });

export const fact = style({ display: 'flex', gap: space[4], font: font('body'), color: color.ink });

export const term = style({ flex: '0 0 5em', color: color.muted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

/** A line of its own below the buttons. */
export const actionsHint = style({ flex: '1 0 100%', font: font('body'), color: color.muted });

export const heading = style({ marginBottom: space[2], font: font('reading', 600), color: color.ink });

export const caseItem = style({ padding: `${space[3]} 0`, borderTop: line });

export const caseTitle = style({ font: font('body', 600), color: color.ink });

export const text = style({ font: font('body'), color: color.body });
