import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { controlHeights, fontSizes, largeTextScale, largeTextTarget, themeClass } from './values.ts';

/** Large text: type and controls grow by a quarter, and nothing that can be pressed is under 44 px. */
globalStyle(`.${themeClass.largeText}`, {
  vars: {
    ...assignVars(vars.type, fontSizes(largeTextScale)),
    ...assignVars(vars.control, { ...controlHeights(largeTextScale), compact: `${largeTextTarget}px` }),
    [vars.target.least]: `${largeTextTarget}px`,
    [vars.text.scale]: String(largeTextScale),
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
