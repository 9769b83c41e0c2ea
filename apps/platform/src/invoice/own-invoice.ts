import './tables.ts';
import '../order/tables.ts';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import { normalizeCreditCode } from '@jianzhu/domain/forms';
import {
  checkInvoice,
  INVOICE_MESSAGES,
  type InvoiceFields,
  invoiceMachine,
  invoiceRecord,
  issueInvoiceRecord,
  mayStillInvoice,
} from '@jianzhu/domain/invoices';
import { ORDER_STATUS } from '@jianzhu/domain/orders';
import { sql } from 'kysely';
import * as v from 'valibot';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { findOrder, type ServiceOrder, sideOf } from '../order/own-order.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { refuseIssues, refuseViolations } from '../record/refuse-violations.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { toAnswer } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';

type Invoice = Row<'invoice'>;

type Answer = { readonly id: string; readonly status: number; readonly version: number };

interface Act {
  readonly action: 'apply' | 'issue' | 'reject';
  readonly side: 'buyer' | 'seller';
  readonly isInTime: boolean;
  readonly version?: number;
  readonly reason?: string;
  readonly columns: object;
}

async function change(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
  { action, side, isInTime, version, reason, columns }: Act,
): Promise<Answer | Refusal> {
  const changed = await transit(transaction, 'invoice', id, {
    ...{ machine: invoiceMachine, action, actor: actorOf(caller, side), facts: { isInTime } },
    ...{ userId: caller.userId, reason, audit: 'call' as const },
    ...(version !== undefined && { seen: { version, toWire: toAnswer } }),
    columns: async () => stamped(caller.userId, columns),
  });
  if (changed instanceof Refusal) return changed;
  for (const businessId of [changed.business_id, changed.seller_business_id]) {
    if (businessId !== null) await tellRecordNews(transaction, 'order', { businessId });
  }
  return toAnswer(changed);
}

/** Asks for the invoice of a done order, within 180 days, and anew after a no. In `withWorker`. */
export async function applyInvoice(
  transaction: Transaction,
  caller: BusinessMember,
  { orderId, ...asked }: InvoiceFields & { readonly orderId: string },
): Promise<Answer | Refusal> {
  const read = v.safeParse(invoiceRecord, asked);
  if (!read.success) return refuseIssues(read.issues);
  const fields = read.output;
  const broken = checkInvoice(fields);
  if (broken.length > 0) return refuseViolations(broken);
  const order = await findOrder(transaction, caller, orderId, 'lock');
  if (order instanceof Refusal) return order;
  if (sideOf(order, caller.acting.businessId) !== 'buyer') return new Refusal('noPermission');
  if (order.status !== ORDER_STATUS.done || order.finish_time === null) {
    return refuse('stateConflict', INVOICE_MESSAGES.notDone);
  }
  if (Number(order.pay_amount) === 0) return refuse('stateConflict', INVOICE_MESSAGES.free);
  const values = {
    ...{ type: fields.type, title_name: fields.titleName, credit_code: normalizeCreditCode(fields.creditCode) },
    ...{ email: fields.email, address: fields.address },
  };
  await transaction
    .insertInto('invoice')
    .values({
      ...{ business_id: order.business_id, create_user_id: caller.userId, update_user_id: caller.userId, ...values },
      ...{ order_id: order.id, seller_business_id: order.seller_business_id, amount: order.pay_amount, files: '[]' },
      create_time: businessNow,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom('invoice')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const isInTime = mayStillInvoice(order.finish_time, await readNow(transaction));
  return change(transaction, caller, id, {
    action: 'apply',
    side: 'buyer',
    isInTime,
    columns: { ...values, reason: '' },
  });
}

/** An invoice that the caller's business is to issue, behind its order, as a refund goes. */
async function lockOwn(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<{ readonly invoice: Invoice; readonly order: ServiceOrder } | Refusal> {
  const known = await findRecord(transaction, 'invoice', id);
  if (known instanceof Refusal) return known;
  const order = await findOrder(transaction, caller, known.order_id, 'lock');
  if (order instanceof Refusal) return order;
  if (known.seller_business_id !== caller.acting.businessId) return new Refusal('noPermission');
  const invoice = await findRecord(transaction, 'invoice', id, 'lock');
  return invoice instanceof Refusal ? invoice : { invoice, order };
}

/** Number and file of an invoice, by its seller. In `withWorker`. */
export async function issueInvoice(
  transaction: Transaction,
  caller: BusinessMember,
  {
    id,
    version,
    invoiceNo,
    attachment,
  }: Seen & {
    readonly invoiceNo: string;
    readonly attachment: readonly AttachmentEntry[];
  },
): Promise<Answer | Refusal> {
  const read = v.safeParse(issueInvoiceRecord, { invoiceNo, attachment });
  if (!read.success) return refuseIssues(read.issues);
  const found = await lockOwn(transaction, caller, id);
  if (found instanceof Refusal) return found;
  const { invoice, order } = found;
  // Nobody is invoiced for what she has back.
  if (order.status !== ORDER_STATUS.done) return refuse('stateConflict', INVOICE_MESSAGES.notDone);
  const keep = await takeFiles(transaction, caller, { type: 'invoice', id: invoice.id }, attachment);
  if (keep instanceof Refusal) return keep;
  const files = keep(attachment);
  const issued = await change(transaction, caller, invoice.id, {
    ...{ action: 'issue', side: 'seller', isInTime: true, version },
    columns: {
      ...{ invoice_no: invoiceNo, files: JSON.stringify(files), reason: '', issue_time: sql`${businessNow}` },
    },
  });
  if (!(issued instanceof Refusal)) await setFiles(transaction, { type: 'invoice', id: invoice.id }, files);
  return issued;
}

export async function rejectInvoice(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, reason }: Seen & { readonly reason: string },
): Promise<Answer | Refusal> {
  const found = await lockOwn(transaction, caller, id);
  if (found instanceof Refusal) return found;
  const act = { action: 'reject', side: 'seller', isInTime: true, version, reason, columns: { reason } } as const;
  return change(transaction, caller, found.invoice.id, act);
}
