import { idSchema } from '@jianzhu/domain';
import { issueInvoiceRecord, rejectInvoiceRecord } from '@jianzhu/domain/invoices';
import * as v from 'valibot';
import { line } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { amount, moment } from './procurement.schema.ts';
import { seenRecord } from './record.schema.ts';

const status = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist([0, 1, 2, 3], '状态不正确'));

const answer = v.object({ id: idSchema, status: v.number(), version: v.number() });

/** Invoices of what the platform sells, as operators see them. */
export const platformInvoiceSchemas = {
  invoices: {
    query: v.object({ ...pagingEntries, status: v.optional(status) }),
    data: pageOf(
      v.object({
        id: idSchema,
        version: v.number(),
        /** Of `INVOICE_STATUS`. */
        status: v.number(),
        orderCode: v.string(),
        orderTitle: v.string(),
        buyer: v.string(),
        amount,
        /** Of `INVOICE_KIND`. */
        type: v.number(),
        titleName: v.string(),
        creditCode: v.string(),
        email: v.string(),
        address: v.string(),
        /** '' before it is issued */
        invoiceNo: v.string(),
        /** Why none was issued; '' otherwise. */
        reason: v.string(),
        updateTime: moment,
      }),
    ),
  },
  issueInvoice: {
    body: v.object({
      ...seenRecord.entries,
      invoiceNo: issueInvoiceRecord.entries.invoiceNo,
      /** Of the electronic invoice among the objects, as `confirmFile` names it. */
      fileKey: line('文件编号', 1, 200),
    }),
    data: answer,
  },
  rejectInvoice: {
    body: v.object({ ...seenRecord.entries, reason: rejectInvoiceRecord.entries.reason }),
    data: answer,
  },
};
