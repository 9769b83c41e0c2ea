import { BUSINESS_CODES } from '@jianzhu/domain';
import type { Terminal } from '@jianzhu/domain/shops';
import { data } from 'react-router';
import type { RequestServices } from '../../request-services.server.ts';
import { publicPage } from '../../site/public-page.server.ts';
import { type LoadedShop, loadShop } from './load-shop.server.ts';
import { sharedShopPage, shopMeta } from './shop-meta.ts';

const NOT_OPEN = 403;

/** The status by which an address is answered; undefined for one that is there. */
function statusOf(loaded: LoadedShop): number | undefined {
  if (loaded.kind === 'blocked') return NOT_OPEN;
  const isThere =
    loaded.kind === 'failed' ||
    (loaded.kind === 'ready' && (loaded.view.kind !== 'product' || loaded.view.loaded.kind !== 'missing'));
  return isThere ? undefined : BUSINESS_CODES.notFound.code;
}

/** Answers a page of a shop: its own, that of its products, or of one. */
export async function answerShop(terminal: Terminal, url: URL, services: RequestServices) {
  const loaded = await loadShop(terminal, url.searchParams, services);
  const page = sharedShopPage(publicPage(url, services.origin, ['businessId', 'productId']), loaded);
  // Written here, so that no page brings along what makes them.
  return data({ page, loaded, meta: shopMeta(page, loaded) }, statusOf(loaded));
}
