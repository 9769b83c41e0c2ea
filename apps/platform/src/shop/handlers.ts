import type { shop } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findPreview } from './preview-page.ts';
import { askedShop, previewPage, publicPage } from './public-page.ts';
import { readCategories } from './shop-categories.ts';
import { readFollowers } from './shop-facts.ts';

/** Shops as everybody sees them (domain rules 14.3). */
export function shopHandlers(database: Database): ContextHandlers<typeof shop> {
  return {
    page: anyone(async ({ query }, context) => {
      const member = await context.whoAsks();
      const page = await database.withSession({}, async (transaction) => {
        const businessId = await askedShop(transaction, query);
        return businessId === undefined
          ? new Refusal('notFound')
          : publicPage(transaction, businessId, query.terminal, member !== undefined);
      });
      if (page instanceof Refusal) return page;
      const followers = await readFollowers(database, page.facts.businessId, member?.userId);
      return { ...page, facts: { ...page.facts, ...followers } };
    }),
    preview: anyone(async ({ query }) => {
      const preview = await findPreview(database, query.token);
      if (preview instanceof Refusal) return preview;
      const { businessId, terminal, expireTime } = preview;
      const page = await database.withBusiness(businessId, (transaction) =>
        previewPage(transaction, businessId, terminal),
      );
      if (page instanceof Refusal) return page;
      const followers = await readFollowers(database, businessId, undefined);
      return { ...page, facts: { ...page.facts, ...followers }, expireTime };
    }),
    category: anyone(async ({ query }) => {
      const businessId = parseRecordId(query.businessId);
      if (businessId === undefined) return new Refusal('notFound');
      return database.withSession({}, (transaction) => readCategories(transaction, businessId));
    }),
  };
}
