import { bankCardTexts as texts } from './messages.ts';

/** How far the binding of a company's account is. @param at index of the step that is to be done */
export const bindSteps = (at: number) =>
  texts.steps.map((label, index) => ({
    label,
    state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('waiting' as const),
  }));
