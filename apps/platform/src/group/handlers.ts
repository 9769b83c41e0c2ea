import type { group } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { answerParent, endLink, inviteSubsidiary, shareLists } from './group-acts.ts';
import { listLinks, readShared } from './group-links.ts';

/** Companies and their subsidiaries. */
export function groupHandlers(database: Database): ContextHandlers<typeof group> {
  // An act tells the other side, which no session may.
  const act = <T>({ once }: CallContext<BusinessMember>, work: (transaction: Transaction) => Promise<T>) =>
    database.withWorker((transaction) => once(transaction, () => work(transaction)));
  return {
    list: asBusiness((_input, { caller }) =>
      database.withSession(caller.session, (transaction) => listLinks(transaction, caller)),
    ),
    invite: asBusiness(({ body }, context) => act(context, (by) => inviteSubsidiary(by, context.caller, body))),
    answer: asBusiness(({ body }, context) => act(context, (by) => answerParent(by, context.caller, body))),
    share: asBusiness(({ body }, context) => act(context, (by) => shareLists(by, context.caller, body))),
    end: asBusiness(({ body }, context) => act(context, (by) => endLink(by, context.caller, body))),
    shared: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => readShared(transaction, caller, query)),
    ),
  };
}
