import type { SafeHtml } from '@jianzhu/ui/rich-text';
import type { ReactNode } from 'react';
import type { ShopSite } from '../../shop/block-views.ts';
import type { ShownShop } from './load-shop.server.ts';

const NO_TEXT = '' as SafeHtml; // nothing needs no cleaning

/** What of a page its shop does not say. */
interface SiteOfPage {
  /** What is searched for in the shop. */
  readonly keyword: string;
  readonly actions: ReactNode;
  /** false: the page is called by something else than its shop. */
  readonly namesPage: boolean;
}

/** What the blocks of a shop are drawn from. */
export function siteOf(shop: ShownShop, { keyword, actions, namesPage }: SiteOfPage): ShopSite {
  const { facts, terminal, resolved, intro, richTexts } = shop;
  return {
    ...{ businessId: facts.businessId, terminal, facts, resolved, intro, keyword, actions, namesPage },
    safeHtml: (id) => richTexts[id] ?? NO_TEXT,
  };
}
