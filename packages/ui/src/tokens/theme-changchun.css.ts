import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeClass } from './values.ts';

/** The Changchun site keeps the brand and stands on a deeper, greener water blue: white on it is 8.0:1. */
globalStyle(`.${themeClass.changchun}`, {
  vars: {
    [vars.color.banner.ground]: '#00567a',
    [vars.color.banner.label]: '#d2e9f2',
    [vars.color.deep.ground]: '#003348',
    [vars.color.deep.label]: '#aed6e6',
    [vars.color.deep.line]: '#85bfd6',
  },
});
