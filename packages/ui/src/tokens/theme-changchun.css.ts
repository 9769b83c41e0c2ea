import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeClass } from './values.ts';

/**
 * The Changchun site is of a deeper, greener water blue, its controls too: white on the banner is 8.0:1, on a solid
 * button 5.6:1, text on the sheet 6.1:1.
 */
globalStyle(`.${themeClass.changchun}`, {
  vars: {
    [vars.color.brand.ground]: '#f9fdfe',
    [vars.color.brand.tint]: '#eef8fb',
    [vars.color.brand.tag]: '#dcf0f6',
    [vars.color.brand.pressed]: '#c8e7f1',
    [vars.color.brand.softLine]: '#abd9e8',
    [vars.color.brand.line]: '#7fc3d9',
    [vars.color.brand.icon]: '#1a93b8',
    [vars.color.brand.base]: '#0086ab',
    [vars.color.brand.solid]: '#00708f',
    [vars.color.brand.solidHover]: '#005f7a',
    [vars.color.brand.text]: '#006a87',
    [vars.color.brand.strong]: '#003a4b',
    [vars.color.focus]: '#0086ab',
    [vars.color.banner.ground]: '#00567a',
    [vars.color.banner.label]: '#d2e9f2',
    [vars.color.deep.ground]: '#003348',
    [vars.color.deep.label]: '#aed6e6',
    [vars.color.deep.line]: '#85bfd6',
  },
});
