import { style } from '@vanilla-extract/css';
import { padded } from './page-head.css.ts';

/** Where a step is read from: it has the focus when the step is shown, and is no control. */
export const top = style([padded, { ':focus': { outline: 'none' } }]);
