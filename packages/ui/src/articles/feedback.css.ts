import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const feedback = style({
  marginTop: space[12],
  padding: `${space[6]} 0`,
  borderTop: `1px solid ${color.hairline}`,
  borderBottom: `1px solid ${color.hairline}`,
  font: font('body'),
  '@media': { print: { display: 'none' } },
});

export const question = style({ font: font('reading', 600), color: color.ink });

export const answers = style({ display: 'flex', gap: space[3], margin: `${space[3]} 0` });

export const thanks = style({ margin: `${space[3]} 0`, ':empty': { display: 'none' } });
