import type { operator } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Operator } from '../http/caller.ts';
import { asOperator, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { issuePlatformInvoice, platformInvoices, rejectPlatformInvoice } from '../invoice/platform-invoice.ts';
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
      decide(database, context, { invoiceNo: body.invoiceNo }, (by) => issuePlatformInvoice(by, body)),
    ),
    rejectInvoice: asOperator(({ body }, context) =>
      decide(database, context, { reason: body.reason }, (by) => rejectPlatformInvoice(by, body)),
    ),
  };
}

/** Does what an operator says of an invoice, and names it in the trail of its buyer. */
const decide = (
  database: Database,
  context: CallContext<Operator>,
  detail: Readonly<Record<string, string>>,
  act: (transaction: Transaction) => Promise<Done>,
) =>
  database.withWorker(async (transaction) => {
    const done = await act(transaction);
    if (done instanceof Refusal) return done;
    const { id, status, version, order } = done;
    nameAct(context, { record: { kind: 'invoice', id, name: order.code }, businessId: order.business_id, detail });
    return { id, status, version };
  });
