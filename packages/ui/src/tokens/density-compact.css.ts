import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { compactControlHeights, densityClass } from './values.ts';

/** Compact density: every control is one step lower, down to 28 px, which is above the smallest pointer target. */
globalStyle(`.${densityClass.compact}`, { vars: assignVars(vars.control, compactControlHeights) });
