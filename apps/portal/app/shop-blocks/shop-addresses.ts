import type { Terminal } from '@jianzhu/domain/shops';
import * as paths from '../paths.ts';

/** Whose shop it is, and on what it is looked at. */
export interface ShopPlace {
  readonly businessId: string;
  readonly terminal: Terminal;
}

const PATHS: Readonly<Record<Terminal, string>> = { pc: paths.shopPc, app: paths.shopApp };

/** Path of the pages of all shops on a terminal. */
export const shopPath = (terminal: Terminal): string => PATHS[terminal];

/** Address of a page of a shop. @param query what it is narrowed to, in its order */
export function shopHref({ businessId, terminal }: ShopPlace, query: Readonly<Record<string, string>> = {}): string {
  return `${PATHS[terminal]}?${new URLSearchParams({ businessId, ...query })}`;
}

/** The query that asks for the products of a shop in place of its front page. */
export const PRODUCTS_VIEW = { view: 'products' } as const;

/** The query that asks for a price of what is not on the shelf. */
export const ASK_VIEW = { view: 'ask' } as const;

export const productsHref = (place: ShopPlace, query: Readonly<Record<string, string>> = {}): string =>
  shopHref(place, { ...PRODUCTS_VIEW, ...query });

/** Address of a product in its shop (domain rules 37). */
export const productHref = (place: ShopPlace, productId: string): string => shopHref(place, { productId });

/** Where a price of a product is asked for: the part of its page that has the choice. */
export const askHref = (place: ShopPlace, productId: string): string => `${productHref(place, productId)}#ask`;
