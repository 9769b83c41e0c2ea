import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media, phoneTokens, tokens } from './values.ts';

createGlobalTheme(':root', vars, tokens);

const { margin, headerHeight, menuHeight } = vars.layout;
globalStyle(':root', {
  '@media': { [media.phone]: { vars: assignVars({ margin, headerHeight, menuHeight }, phoneTokens.layout) } },
});
