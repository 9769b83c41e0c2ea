import './tables.ts';
import '../order/tables.ts';
import '../operator/tables.ts';
import { type AttachmentEntry, MODIFY_STATUS } from '@jianzhu/domain/forms';
import { issueInvoiceRecord } from '@jianzhu/domain/invoices';
import { sql } from 'kysely';
import * as v from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord, lockKnown } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { refuseIssues } from '../record/refuse-violations.ts';
import type { Seen } from '../record/save-record.ts';
import { INVOICE_REFUSALS } from './messages.ts';
import { type Issuer, issueLocked, type LockedInvoice, rejectLocked } from './own-invoice.ts';

const PLATFORM: Issuer = { actor: OPS, userId: null };

/** What operators list: invoices of what the platform itself has sold, the longest waiting first. */
export const platformInvoices = (transaction: Transaction) =>
  transaction
    .selectFrom('invoice as i')
    .innerJoin('service_order as o', 'o.id', 'i.order_id')
    .innerJoin('business as b', 'b.id', 'i.business_id')
    .selectAll('i')
    .select(['o.code as order_code', 'b.name as buyer', sql<string>`o.snapshot->>'title'`.as('order_title')])
    .where('i.seller_business_id', 'is', null)
    .orderBy('i.update_time')
    .orderBy('i.id');

/** Behind its order, as a refund goes. */
async function lockPlatforms(transaction: Transaction, id: string): Promise<LockedInvoice | Refusal> {
  const known = await findRecord(transaction, 'invoice', id);
  if (known instanceof Refusal) return known;
  const order = await lockKnown(transaction, 'service_order', known.order_id);
  const invoice = await findRecord(transaction, 'invoice', id, 'lock');
  if (invoice instanceof Refusal) return invoice;
  return invoice.seller_business_id === null ? { invoice, order } : new Refusal('notFound');
}

interface Issued extends Seen {
  readonly invoiceNo: string;
  /** Of a confirmed file of an operator. */
  readonly fileKey: string;
}

/**
 * Number and file of an invoice of the platform's own, as an operator has uploaded it; the buyer reads the file as those of
 * other sellers. In `withWorker`.
 */
export async function issuePlatformInvoice(transaction: Transaction, { id, version, invoiceNo, fileKey }: Issued) {
  const found = await lockPlatforms(transaction, id);
  if (found instanceof Refusal) return found;
  const given = await transaction
    .selectFrom('operator_file')
    .selectAll()
    .where('object_key', '=', fileKey)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (given === undefined) return refuseField('fileKey', INVOICE_REFUSALS.noFile);
  const read = v.safeParse(issueInvoiceRecord, { invoiceNo, attachment: [entryOf(given, '')] });
  if (!read.success) return refuseIssues(read.issues);
  const files = async () => [entryOf(given, await addToBuyer(transaction, found, given))];
  const issued = await issueLocked(transaction, found, PLATFORM, { version, invoiceNo, files });
  return issued instanceof Refusal ? issued : { ...issued, ...found };
}

/** Says why the platform issues none. In `withWorker`. */
export async function rejectPlatformInvoice(
  transaction: Transaction,
  { id, version, reason }: Seen & { readonly reason: string },
) {
  const found = await lockPlatforms(transaction, id);
  if (found instanceof Refusal) return found;
  const rejected = await rejectLocked(transaction, found, PLATFORM, { version, reason });
  return rejected instanceof Refusal ? rejected : { ...rejected, ...found };
}

type OperatorFile = Row<'operator_file'>;

const entryOf = ({ file_name, file_ext, file_size, created_at }: OperatorFile, id: string): AttachmentEntry => ({
  ...{ id, fileName: file_name, fileExt: file_ext, suffix: '', filePath: '', fileSize: Number(file_size) },
  ...{
    modifyStatus: MODIFY_STATUS.unchanged,
    createUserName: '',
    createTime: timeText(created_at),
    publishUserName: '',
  },
});

/** Makes a file of an operator one of the buyer's. @returns its id */
async function addToBuyer(
  transaction: Transaction,
  { invoice }: LockedInvoice,
  { file_name, file_ext, file_size, file_md5, object_key }: OperatorFile,
): Promise<string> {
  const { id } = await transaction
    .insertInto('attachment')
    .values({
      ...{ business_id: invoice.business_id, create_user_id: invoice.create_user_id, create_user_name: '' },
      ...{ file_name, file_ext, file_size, file_md5, bucket: '', object_key },
      ...{ create_time: businessNow, confirm_time: sql<Date>`now()`, owner_type: '', owner_id: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
