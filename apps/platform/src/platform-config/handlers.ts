import type { Contract } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { readDictionary, readNavigateTree, readPlatformConfigs } from './queries.ts';

/** The start-up calls (specification section 7): branding, footer, top text, mourning flag. */
export function platformConfigHandlers(database: Database): ContextHandlers<Contract['platformConfig']> {
  const dictionary = (code: string) => database.withSession({}, (transaction) => readDictionary(transaction, code));
  return {
    list: anyone(() => database.withSession({}, readPlatformConfigs)),
    footer: anyone(({ query }) =>
      database.withSession({}, (transaction) => readNavigateTree(transaction, query.menuCode)),
    ),
    topText: anyone(({ query }) => dictionary(query.code)),
    frontCssFlag: anyone(({ query }) => dictionary(query.code)),
  };
}
