import type { fund } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { exportRecords } from '../record/export-records.ts';
import { FLOW_LIST, flowsOf, readBalances, readFlows, toFlow } from './statement.ts';

/** What the platform holds of a business and for it (domain rules 13.4). */
export function fundHandlers(database: Database): ContextHandlers<typeof fund> {
  return {
    account: asBusiness((_, { caller }) => database.withSession(caller.session, readBalances)),
    flow: asBusiness(({ query }, { caller }) => database.withSession(caller.session, (by) => readFlows(by, query))),
    exportFlow: asBusiness(({ body }, { caller, now }) =>
      database.withSession(caller.session, (transaction) =>
        exportRecords({ transaction, caller, now }, flowsOf(transaction), FLOW_LIST, body, toFlow),
      ),
    ),
  };
}
