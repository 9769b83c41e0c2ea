import { dictionary } from '../dictionary/dictionary.ts';

/** How a product is priced: at one price, by steps of the quantity, or as is agreed. */
export const PRICE_MODE = { once: 1, tiers: 2, agreed: 3 } as const;

export const PRICE_MODES = dictionary([
  [PRICE_MODE.once, '一口价'],
  [PRICE_MODE.tiers, '阶梯价'],
  [PRICE_MODE.agreed, '面议'],
]);

export type PriceMode = (typeof PRICE_MODES)[number]['value'];
