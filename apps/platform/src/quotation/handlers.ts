import type { quotation } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { markOf } from '../record/export-records.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { findForFile, listQuotations } from './quotation-list.ts';
import { readByInquiry, readQuotation, refuseWhileSealed } from './quotation-views.ts';
import { readHistory } from './read-history.ts';
import { saveQuotation, submitQuotation, withdrawQuotation } from './submit-quotation.ts';
import { submitSecond } from './submit-second.ts';

/** Quotations, as their supplier makes them (domain rules 4). */
export function quotationHandlers(database: Database, keeper: KeyKeeper): ContextHandlers<typeof quotation> {
  const read = <T>({ caller }: CallContext<BusinessMember>, work: (transaction: Transaction) => Promise<T>) =>
    database.withSession(caller.session, work);
  const form = <T>({ once }: CallContext, work: (transaction: Transaction) => Promise<T | Refusal>) =>
    database.withWorker((transaction) => once(transaction, () => work(transaction)));
  return {
    list: asBusiness(({ query }, context) => read(context, (by) => listQuotations(by, context.caller, keeper, query))),
    exportRows: asBusiness(({ body }, context) =>
      read(context, async (by) => {
        const { rows, ...cut } = await findForFile(by, context.caller, keeper, body);
        return { rows, ...(await markOf({ transaction: by, ...context }, rows.length, cut)) };
      }),
    ),
    detail: asBusiness(async ({ query }, context) => {
      const found = await read(context, (by) => readQuotation(by, context.caller, keeper, query.id));
      if (!(found instanceof Refusal)) return found;
      const sealed = await database.withWorker((by) => refuseWhileSealed(by, context.caller, query.id));
      return sealed ?? found;
    }),
    byInquiry: asBusiness(({ query }, context) =>
      read(context, (by) => readByInquiry(by, context.caller, keeper, query.inquiryId)),
    ),
    revisions: asBusiness(({ query }, context) =>
      read(context, (by) => readHistory(by, context.caller, keeper, query.id)),
    ),
    save: asBusiness(({ body }, { caller }) => database.withWorker((by) => saveQuotation(by, caller, keeper, body))),
    submit: asBusiness(({ body }, context) => form(context, (by) => submitQuotation(by, context.caller, keeper, body))),
    withdraw: asBusiness(({ body }, { caller }) => database.withWorker((by) => withdrawQuotation(by, caller, body))),
    submitSecond: asBusiness(({ body }, context) =>
      form(context, (by) => submitSecond(by, context.caller, keeper, body)),
    ),
  };
}
