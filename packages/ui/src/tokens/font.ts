import { vars } from './contract.css.ts';

/** The CSS `font` shorthand for a step of the type scale; weight 400 or 600, the only two in use. */
export function font(step: keyof typeof vars.type, weight: 400 | 600 = 400): string {
  return `${weight} ${vars.type[step]} ${vars.font.family}`;
}
