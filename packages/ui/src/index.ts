import './tokens/theme-generic.css.ts';
import './tokens/theme-changchun.css.ts';
import './tokens/theme-party.css.ts';
import './tokens/theme-large-text.css.ts';
import './tokens/global.css.ts';

export { vars } from './tokens/contract.css.ts';
export { font } from './tokens/font.ts';
