import type { packageUse } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { readUses } from './package-use-views.ts';
import { addUse, confirmUse, refuseUseOf } from './package-uses.ts';

/** Uses of packages of legal services (domain rules 11.4); an act reaches the records of both sides. */
export function packageUseHandlers(database: Database): ContextHandlers<typeof packageUse> {
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (by) => readUses(by, caller, query.orderId)),
    ),
    add: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((by) => once(by, () => addUse(by, caller, body))),
    ),
    confirm: asBusiness(({ body }, { caller }) => database.withWorker((by) => confirmUse(by, caller, body))),
    refuse: asBusiness(({ body }, { caller }) => database.withWorker((by) => refuseUseOf(by, caller, body))),
  };
}
