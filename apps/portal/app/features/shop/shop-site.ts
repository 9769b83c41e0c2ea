import type { SafeHtml } from '@jianzhu/ui/rich-text';
import type { ReactNode } from 'react';
import type { ShopSite } from '../../shop/block-views.ts';
import type { ShownShop } from './load-shop.server.ts';

const NO_TEXT = '' as SafeHtml; // nothing needs no cleaning

/** What the blocks of a shop are drawn from. @param keyword what is searched for in it */
export function siteOf({ facts, terminal, resolved, intro, richTexts }: ShownShop, keyword: string, actions: ReactNode): ShopSite {
  return {
    ...{ businessId: facts.businessId, terminal, facts, resolved, intro, keyword, actions },
    safeHtml: (id) => richTexts[id] ?? NO_TEXT,
  };
}
