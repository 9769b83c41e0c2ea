import { UNITS } from '@jianzhu/domain/forms';
import { ownProductTexts as texts } from './messages.ts';

/** What a product is counted in, in words; a word for the unit itself where none is chosen yet. */
export const unitName = (unit: unknown): string => UNITS.find(({ value }) => value === unit)?.label ?? texts.noUnit;
