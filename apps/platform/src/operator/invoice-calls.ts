import type { operator } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Operator } from '../http/caller.ts';
import { asOperator, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import {
  buyerOfInvoice,
  issuePlatformInvoice,
  platformInvoices,
  rejectPlatformInvoice,
} from '../invoice/platform-invoice.ts';
import { nameAct } from './act.ts';

type Calls = Pick<ContextHandlers<typeof operator>, 'invoices' | 'issueInvoice' | 'rejectInvoice'>;
type Done = Awaited<ReturnType<typeof issuePlatformInvoice>>;

/** Invoices of what the platform itself sells: memberships and lessons (domain rules 32.8). */
export function invoiceCalls(database: Database): Calls {
  return {
    invoices: asOperator(({ query }) =>
      database.withWorker((transaction) => {
        let rows = platformInvoices(transaction);
        if (query.status !== undefined) rows = rows.where('i.status', '=', query.status);
        return readPage(transaction, rows, query, (row) => ({
          ...{ id: row.id, version: row.version, status: row.status, orderCode: row.order_code },
          ...{ orderTitle: row.order_title, buyer: row.buyer, amount: Number(row.amount), type: row.type },
          ...{ titleName: row.title_name, creditCode: row.credit_code, email: row.email, address: row.address },
          ...{ invoiceNo: row.invoice_no, reason: row.reason, updateTime: timeText(row.update_time) },
        }));
      }),
    ),
    issueInvoice: asOperator(({ body }, context) =>
      decide(database, context, body.id, { invoiceNo: body.invoiceNo }, (by) => issuePlatformInvoice(by, body)),
    ),
    rejectInvoice: asOperator(({ body }, context) =>
      decide(database, context, body.id, { reason: body.reason }, (by) => rejectPlatformInvoice(by, body)),
    ),
  };
}

/** Does what an operator says of an invoice, for the business of its buyer. */
async function decide(
  database: Database,
  context: CallContext<Operator>,
  id: string,
  detail: Readonly<Record<string, string>>,
  act: (transaction: Transaction) => Promise<Done>,
) {
  const businessId = await database.withWorker((transaction) => buyerOfInvoice(transaction, id));
  if (businessId === undefined) return new Refusal('notFound');
  return database.withBusiness(businessId, async (transaction) => {
    const done = await act(transaction);
    if (done instanceof Refusal) return done;
    nameAct(context, { record: { kind: 'invoice', id: done.id, name: done.order.code }, businessId, detail });
    return { id: done.id, status: done.status, version: done.version };
  });
}
