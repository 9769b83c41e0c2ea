import type { deadline } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { listDeadlines } from './list-deadlines.ts';

/** The calendar of deadlines (decision 76). */
export function deadlineHandlers(database: Database): ContextHandlers<typeof deadline> {
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => listDeadlines(transaction, caller, query)),
    ),
  };
}
