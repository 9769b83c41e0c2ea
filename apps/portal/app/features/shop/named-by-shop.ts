import type { ShopView } from './load-shop.server.ts';

/** Whether a page is called by its shop: a list and a product have names of their own. */
export const isNamedByShop = (view: ShopView): boolean =>
  view.kind !== 'products' && !(view.kind === 'product' && view.loaded.kind === 'ready');
