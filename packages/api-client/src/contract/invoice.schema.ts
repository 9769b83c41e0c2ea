import { idSchema } from '@jianzhu/domain';
import {
  type InvoiceFields,
  invoiceRecord,
  type issueInvoiceRecord,
  rejectInvoiceRecord,
} from '@jianzhu/domain/invoices';
import * as v from 'valibot';
import { oneOfCodes, recordId } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { amount, attachments, moment, statusFilter, titleFilter } from './procurement.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

const row = v.object({
  ...recordEntries,
  orderId: idSchema,
  orderCode: v.string(),
  orderTitle: v.string(),
  /** Of `INVOICE_STATUS`. */
  status: v.number(),
  type: v.number(),
  titleName: v.string(),
  creditCode: v.string(),
  email: v.string(),
  address: v.string(),
  amount,
  invoiceNo: v.string(),
  files: attachments,
  reason: v.string(),
  createTime: moment,
  issueTime: moment,
});

const answer = v.object({ id: idSchema, status: v.number(), version: v.number() });

type Applied = InvoiceFields & { readonly orderId: string };
type Issued = v.InferOutput<typeof issueInvoiceRecord> & v.InferOutput<typeof seenRecord>;

export const invoiceSchemas = {
  list: {
    query: v.object({
      ...pagingEntries,
      ...titleFilter,
      status: statusFilter,
      /** 1 those of the business as a buyer, 2 as a seller. */
      box: v.optional(oneOfCodes([1, 2], '筛选条件不正确'), 1),
      orderId: v.optional(recordId),
    }),
    data: pageOf(row),
  },
  apply: {
    body: v.object({
      // What a code, an address and a number look like, the platform says beside each field.
      orderId: recordId,
      ...invoiceRecord.entries,
      creditCode: v.optional(v.string(), ''),
      email: v.string('请输入接收邮箱'),
    }) as unknown as v.GenericSchema<Applied, Applied>,
    data: answer,
  },
  issue: {
    body: v.object({
      ...seenRecord.entries,
      invoiceNo: v.string('请输入发票号码'),
      attachment: attachments,
    }) as unknown as v.GenericSchema<Issued, Issued>,
    data: answer,
  },
  reject: { body: v.object({ ...seenRecord.entries, reason: rejectInvoiceRecord.entries.reason }), data: answer },
};
