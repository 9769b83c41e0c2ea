import type { deal } from '@jianzhu/api-client/contract';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { atTime } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import type { Refusal } from '../http/refusal.ts';
import { exportRecords, markOf } from '../record/export-records.ts';
import { listRecords } from '../record/list-records.ts';
import { PLATFORM_NAME } from '../record/messages.ts';
import { confirmDeal, confirmVoid, finishDeal, rateDeal, refuseDeal, requestVoid } from './deal-acts.ts';
import { setContract } from './deal-contract.ts';
import { DEAL_LIST, dealsOf, readDeal, readNoticeDoc, toDealRow } from './deal-views.ts';

/** Deals of both sides (domain rules 4.8). */
export function dealHandlers(database: Database): ContextHandlers<typeof deal> {
  const read = <T>({ caller }: CallContext<BusinessMember>, work: (transaction: Transaction) => Promise<T>) =>
    database.withSession(caller.session, work);
  // An act reaches the records of both sides, which no session may; each looks itself whose they are.
  const act = <T>(work: (transaction: Transaction) => Promise<T | Refusal>) => database.withWorker(work);
  const form = <T>({ once }: CallContext, work: (transaction: Transaction) => Promise<T | Refusal>) =>
    database.withWorker((transaction) => once(transaction, () => work(transaction)));
  return {
    list: asBusiness(({ query }, context) =>
      read(context, async (by) => {
        const now = await readNow(by);
        const rows = dealsOf(by, context.caller, query.side);
        return atTime(await listRecords(by, rows, DEAL_LIST, query, (row) => toDealRow(row, context.caller, now)), now);
      }),
    ),
    exportRows: asBusiness(({ body }, context) =>
      read(context, async (transaction) => {
        const { caller } = context;
        const now = await readNow(transaction);
        const rows = dealsOf(transaction, caller, body.side);
        return exportRecords({ transaction, caller, now: context.now }, rows, DEAL_LIST, body, (row) =>
          toDealRow(row, caller, now),
        );
      }),
    ),
    detail: asBusiness(({ query }, context) => read(context, (by) => readDeal(by, context.caller, query.id))),
    noticeDoc: asBusiness(({ query }, context) =>
      read(context, async (transaction) => {
        const { mark } = await markOf({ transaction, ...context }, 1);
        return readNoticeDoc(transaction, context.caller, query.id, { mark, platformName: PLATFORM_NAME });
      }),
    ),
    confirm: asBusiness(({ body }, context) => form(context, (by) => confirmDeal(by, context.caller, body))),
    refuse: asBusiness(({ body }, context) => form(context, (by) => refuseDeal(by, context.caller, body))),
    finish: asBusiness(({ body }, { caller }) => act((by) => finishDeal(by, caller, body))),
    requestVoid: asBusiness(({ body }, { caller }) => act((by) => requestVoid(by, caller, body))),
    confirmVoid: asBusiness(({ body }, { caller }) => act((by) => confirmVoid(by, caller, body))),
    contract: asBusiness(({ body }, { caller }) => act((by) => setContract(by, caller, body))),
    rate: asBusiness(({ body }, context) => form(context, (by) => rateDeal(by, context.caller, body))),
  };
}
