import type { CSSProperties } from 'react';
import { columns, narrowColumns } from './columns.ts';

/** Custom properties as a style attribute. @param values by name with its dashes, as '--shop-columns' */
export function cssVariables(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  // React writes them as they are; its type names the properties of CSS alone.
  return values as CSSProperties;
}

/** Most columns where a page is as narrow as a phone. */
const MOST_ON_A_PHONE = 2;

/** How many columns a list has on a wide page, and on a narrow one. */
export function columnsOf(count: number): CSSProperties {
  return cssVariables({ [columns]: count, [narrowColumns]: Math.min(count, MOST_ON_A_PHONE) });
}
