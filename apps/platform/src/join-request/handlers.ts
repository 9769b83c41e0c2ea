import type { joinRequest } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, asMember, type ContextHandlers } from '../http/handler.ts';
import { listRecords } from '../record/list-records.ts';
import { handleJoinRequest, JOIN_REQUEST_LIST, joinRequestsOf, submitJoinRequest, toListed } from './join-requests.ts';
import { ownJoinRequests, withdrawJoinRequest } from './own-join-requests.ts';

/** Requests to join a company (domain rules 15.2, 16.2). */
export function joinRequestHandlers(database: Database): ContextHandlers<typeof joinRequest> {
  return {
    submit: asMember(({ body }, { caller, once }) =>
      database.withWorker((transaction) => once(transaction, () => submitJoinRequest(transaction, caller, body))),
    ),
    mine: asMember((_input, { caller }) => database.withWorker((transaction) => ownJoinRequests(transaction, caller))),
    withdraw: asMember(({ body }, { caller }) =>
      database.withWorker((transaction) => withdrawJoinRequest(transaction, caller, body)),
    ),
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) =>
        listRecords(transaction, joinRequestsOf(transaction), JOIN_REQUEST_LIST, query, (row) => toListed(row, caller)),
      ),
    ),
    handle: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((transaction) => once(transaction, () => handleJoinRequest(transaction, caller, body))),
    ),
  };
}
