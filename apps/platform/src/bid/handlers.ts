import type { bid } from '@jianzhu/api-client/contract';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { atTime } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { markOf } from '../record/export-records.ts';
import { listRecords } from '../record/list-records.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { RECEIVED_LIST, receivedBids, toReceivedRow } from './bid-list.ts';
import { readReceipt } from './bid-receipt.ts';
import { readBid, readByTender, refuseWhileSealed } from './bid-views.ts';
import { readTable } from './bit-table.ts';
import { confirmOpening } from './confirm-opening.ts';
import { readOpenerChoices } from './openers.ts';
import { publishRecord } from './publish-record.ts';
import { saveBid, submitBid, withdrawBid } from './submit-bid.ts';

/** Bids as their bidders make them, and their opening (domain rules 5.6, 5.7). */
export function bidHandlers(database: Database, keeper: KeyKeeper): ContextHandlers<typeof bid> {
  const read = <T>({ caller }: CallContext<BusinessMember>, work: (transaction: Transaction) => Promise<T>) =>
    database.withSession(caller.session, work);
  const form = <T>({ once }: CallContext, work: (transaction: Transaction) => Promise<T | Refusal>) =>
    database.withWorker((transaction) => once(transaction, () => work(transaction)));
  return {
    list: asBusiness(({ query }, context) =>
      read(context, async (by) =>
        atTime(
          await listRecords(by, receivedBids(by, context.caller), RECEIVED_LIST, query, toReceivedRow),
          await readNow(by),
        ),
      ),
    ),
    detail: asBusiness(async ({ query }, context) => {
      const found = await read(context, (by) => readBid(by, context.caller, keeper, query.id));
      if (!(found instanceof Refusal)) return found;
      const sealed = await database.withWorker((by) => refuseWhileSealed(by, context.caller, query.id));
      return sealed ?? found;
    }),
    byTender: asBusiness(({ query }, context) =>
      read(context, (by) => readByTender(by, context.caller, keeper, query.tenderId)),
    ),
    receipt: asBusiness(({ query }, context) => read(context, (by) => readReceipt(by, context.caller, keeper, query))),
    save: asBusiness(({ body }, { caller }) => database.withWorker((by) => saveBid(by, caller, keeper, body))),
    submit: asBusiness(({ body }, context) => form(context, (by) => submitBid(by, context.caller, keeper, body))),
    withdraw: asBusiness(({ body }, { caller }) => database.withWorker((by) => withdrawBid(by, caller, body))),
    table: asBusiness(({ query }, { caller }) => readTable(database, caller, query.id)),
    exportTable: asBusiness(async ({ body }, context) => {
      const table = await readTable(database, context.caller, body.id);
      if (table instanceof Refusal) return table;
      if (table.openedAt === '') return new Refusal('sealed');
      const { bidders: rows } = table;
      return read(context, async (by) => ({ rows, ...(await markOf({ transaction: by, ...context }, rows.length)) }));
    }),
    openerChoices: asBusiness((_call, context) =>
      read(context, (by) => readOpenerChoices(by, context.caller.acting.businessId)),
    ),
    publishRecord: asBusiness(({ body }, { caller }) =>
      database.withWorker((by) => publishRecord(by, caller, body.id)),
    ),
    confirmOpening: asBusiness(({ body }, context) =>
      form(context, (by) => confirmOpening(by, context.caller, keeper, body)),
    ),
  };
}
