import type { dashboard } from '@jianzhu/api-client/contract';
import type { ActRegister } from '../audit/act-register.ts';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { readOverview } from './overview.ts';
import { readTodos } from './todos.ts';
import { readTrend } from './trend.ts';

/** The personal center: who one is, what waits, what has happened (domain rules 28). */
export function dashboardHandlers(database: Database, acts: ActRegister): ContextHandlers<typeof dashboard> {
  return {
    overview: asBusiness((_input, { caller }) =>
      database.withSession(caller.session, (transaction) => readOverview(transaction, caller)),
    ),
    todo: asBusiness(({ query }, { caller }) => readTodos(database, caller, query.side)),
    trend: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => readTrend(transaction, acts, caller, query)),
    ),
  };
}
