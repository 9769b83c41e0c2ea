import type { invoice } from '@jianzhu/api-client/contract';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { listRecords } from '../record/list-records.ts';
import { INVOICE_LIST, invoicesOf, toInvoice } from './invoice-list.ts';
import { applyInvoice, issueInvoice, rejectInvoice } from './own-invoice.ts';

/** Invoices of orders, to buyer and seller (domain rules 32.8). */
export function invoiceHandlers(database: Database): ContextHandlers<typeof invoice> {
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (by) => {
        const now = await readNow(by);
        const rows = invoicesOf(by, caller, query.box);
        return listRecords(by, rows, INVOICE_LIST, query, (row) => toInvoice(row, caller, query.box, now));
      }),
    ),
    apply: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((by) => once(by, () => applyInvoice(by, caller, body))),
    ),
    issue: asBusiness(({ body }, { caller }) => database.withWorker((by) => issueInvoice(by, caller, body))),
    reject: asBusiness(({ body }, { caller }) => database.withWorker((by) => rejectInvoice(by, caller, body))),
  };
}
