import { globalStyle } from '@vanilla-extract/css';

// The tokens' rule for visitors who want less motion, bound to the toolbar's choice.
globalStyle(
  'html[data-motion="reduced"] *, html[data-motion="reduced"] *::before, html[data-motion="reduced"] *::after',
  {
    animationDuration: '1ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '1ms !important',
  },
);
