import './tables.ts';
import { forbiddenWords, SHOP_MESSAGES } from '@jianzhu/domain/shops';
import type { JobHandler } from '../jobs/run-job.ts';
import { blockShop } from './block-shop.ts';

/**
 * Looks at the words of a page behind its publication, and blocks it where they are none that a shop may show (domain
 * rules 14.3). A version that is shown no more is not looked at.
 */
export const checkContentJob: JobHandler = {
  async run(transaction, { payload }) {
    // Written by `publishPage` alone.
    const { pageId, versionNo } = payload as { readonly pageId: string; readonly versionNo: number };
    const page = await transaction
      .selectFrom('shop_page')
      .select(['business_id', 'terminal'])
      .where('id', '=', pageId)
      .executeTakeFirst();
    if (page === undefined) return;
    const version = await transaction
      .selectFrom('shop_version')
      .select(['schema', 'is_shown'])
      .where('business_id', '=', page.business_id)
      .where('terminal', '=', page.terminal)
      .where('version_no', '=', versionNo)
      .executeTakeFirst();
    const words = version?.is_shown ? forbiddenWords(version.schema) : [];
    if (words.length === 0) return;
    await blockShop(transaction, page.business_id, SHOP_MESSAGES.forbidden(words.join('、')), [page.terminal]);
  },
};
