import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { controlHeights, fontSizes, largeTextScale, themeClass } from './values.ts';

/** Large text: type and controls grow by a quarter, and no control is lower than 44 px. */
globalStyle(`.${themeClass.largeText}`, {
  vars: {
    ...assignVars(vars.type, fontSizes(largeTextScale)),
    ...assignVars(vars.control, { ...controlHeights(largeTextScale), compact: '44px' }),
  },
});
