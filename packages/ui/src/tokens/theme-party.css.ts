import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { color, themeClass } from './values.ts';

/** Party building: red takes the brand's roles. White on the red is 5.88:1, red text on white 6.86:1. */
globalStyle(`.${themeClass.party}`, {
  vars: {
    [vars.color.brand.ground]: '#fffbfa',
    [vars.color.brand.tint]: '#fff4f3',
    [vars.color.brand.tag]: '#ffe6e4',
    [vars.color.brand.pressed]: '#ffd1cd',
    [vars.color.brand.softLine]: '#ffbab3',
    [vars.color.brand.line]: '#fd968f',
    [vars.color.brand.icon]: '#f54748',
    [vars.color.brand.base]: color.party,
    [vars.color.brand.solid]: color.party,
    [vars.color.brand.solidHover]: '#a50d26',
    [vars.color.brand.text]: '#b50e29',
    [vars.color.brand.strong]: '#691214',
    [vars.color.focus]: color.party,
    [vars.color.banner.ground]: color.party,
    [vars.color.banner.label]: '#ffe6e4',
  },
});
