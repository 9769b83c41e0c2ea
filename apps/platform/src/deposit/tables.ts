import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { DepositStatus } from '@jianzhu/domain/payments';
import type { Generated } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface DepositTable extends RecordColumns {
  tender_id: string;
  sign_up_id: string;
  buyer_business_id: string;
  status: Status<DepositStatus>;
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
  /** Since its winner has refused, until the buyer has decided. */
  held_time: Moment;
  /** Since the buyer wants to keep it. */
  forfeit_time: Moment;
  /** Since the buyer has proposed to turn it into the performance bond. */
  propose_time: Moment;
}

declare module '../db/schema.ts' {
  interface Schema {
    deposit: DepositTable;
  }
}
