import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../inquiry/tables.ts';
import type { RecordColumns } from '../record/record-table.ts';

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface DepositTable extends RecordColumns {
  tender_id: string;
  sign_up_id: string;
  buyer_business_id: string;
  /** Of `DEPOSIT_STATUS`. */
  status: Generated<number>;
  /** fen */
  amount: string | number;
  /** Of `DEPOSIT_METHODS`; null until one was chosen. */
  method: number | null;
  guarantee_no: Generated<string>;
  issuer: Generated<string>;
  /** fen */
  guarantee_amount: string | number | null;
  /** `YYYY-MM-DD` */
  valid_until: string | null;
  files: Json<readonly AttachmentEntry[]>;
  pay_time: Moment;
  refund_time: Moment;
  reason: Generated<string>;
}

declare module '../db/schema.ts' {
  interface Schema {
    deposit: DepositTable;
  }
}
