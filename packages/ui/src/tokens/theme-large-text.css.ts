import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { largeTextTokens, themeClass } from './values.ts';

globalStyle(`.${themeClass.largeText}`, {
  vars: {
    ...assignVars(vars.type, largeTextTokens.type),
    ...assignVars(vars.control, largeTextTokens.control),
    ...assignVars(vars.target, largeTextTokens.target),
    ...assignVars(vars.text, largeTextTokens.text),
  },
});

const pressed = ['a', 'button', 'summary', 'select', '[role="option"]', '[role="menuitem"]', 'label:has(> input)'];

// Without specificity, so that a component may say better; a link within a sentence is inline, which no height changes.
globalStyle(`:where(.${themeClass.largeText}) :where(${pressed.join(', ')})`, {
  minHeight: vars.target.least,
  // A link that is a block keeps its line in the middle.
  alignContent: 'center',
});
globalStyle(`:where(.${themeClass.largeText}) :where(button, summary)`, { minWidth: vars.target.least });
