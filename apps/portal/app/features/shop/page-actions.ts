import type { ShopView } from './load-shop.server.ts';

/** Stands in the header of a shop where its page puts what a visitor can do: following is no data. */
export const PAGE_ACTIONS = 'page-actions';

/** Whether a page is called by its shop: a list and a product have names of their own. */
export const isNamedByShop = (view: ShopView): boolean =>
  view.kind !== 'products' && !(view.kind === 'product' && view.loaded.kind === 'ready');
