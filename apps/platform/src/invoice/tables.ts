import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { InvoiceStatus } from '@jianzhu/domain/invoices';
import type { Generated } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface InvoiceTable extends RecordColumns {
  order_id: string;
  seller_business_id: string | null;
  status: Status<InvoiceStatus>;
  type: number;
  title_name: string;
  credit_code: Generated<string>;
  email: string;
  address: Generated<string>;
  /** fen */
  amount: string | number;
  invoice_no: Generated<string>;
  files: Json<readonly AttachmentEntry[]>;
  reason: Generated<string>;
  issue_time: Moment;
}

declare module '../db/schema.ts' {
  interface Schema {
    invoice: InvoiceTable;
  }
}
