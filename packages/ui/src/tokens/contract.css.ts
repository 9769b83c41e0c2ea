import { createGlobalThemeContract } from '@vanilla-extract/css';
import { customPropertyName, tokens } from './values.ts';

/** References to the tokens' custom properties. Styles use these, never literal colours. */
export const vars = createGlobalThemeContract(tokens, (_value, path) => customPropertyName(path));
