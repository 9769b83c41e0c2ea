import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { PayStatus } from '@jianzhu/domain/payments';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface PayOrderTable extends RecordColumns {
  code: string;
  /** Of `PAY_BIZ_TYPE`. */
  biz_type: number;
  biz_id: string;
  subject: string;
  /** fen */
  amount: string | number;
  /** Of `PAY_CHANNEL`. */
  channel: number;
  status: Status<PayStatus>;
  expire_time: ColumnType<Date, Date, Date>;
  pay_time: Moment;
  fail_reason: Generated<string>;
  /** fen */
  refunded_amount: ColumnType<string, number | undefined, string | number>;
  payer_name: Generated<string>;
  /** fen */
  voucher_amount: string | number | null;
  /** `YYYY-MM-DD` */
  voucher_date: string | null;
  voucher_files: Json<readonly AttachmentEntry[]>;
}

interface PayAttemptTable {
  id: Generated<string>;
  order_id: string;
  business_id: string;
  channel_serial: string;
  /** fen */
  amount: string | number;
  /** Of `PAY_CHANNEL`. */
  channel: Generated<number>;
  card_id: string | null;
  /** What is to be scanned. */
  code: Generated<string>;
  expire_time: ColumnType<Date, Date, Date>;
  status: Generated<number>;
  create_time: Generated<Date>;
  answer_time: Moment;
  channel_no: Generated<string>;
  fail_reason: Generated<string>;
  asked: Generated<number>;
  asking_until: Moment;
  query_time: Moment;
}

interface RefundOrderTable {
  id: Generated<string>;
  order_id: string;
  business_id: string;
  code: string;
  /** Null for a transfer. */
  attempt_id: string | null;
  /** fen */
  amount: string | number;
  reason: string;
  /** Of a charge that came after its order was closed. */
  is_late: Generated<boolean>;
  status: Generated<number>;
  create_time: Generated<Date>;
  done_time: Moment;
  refusals: Generated<number>;
  fail_reason: Generated<string>;
  asked: Generated<number>;
  asking_until: Moment;
  query_time: Moment;
}

interface SandboxChargeTable {
  serial: string;
  channel: string;
  /** fen */
  amount: string | number;
  status: Generated<number>;
  reason: Generated<string>;
  charge_at: Moment;
  create_time: Generated<Date>;
  charge_time: Moment;
}

interface SandboxRefundTable {
  code: string;
  serial: string;
  /** fen */
  amount: string | number;
  create_time: Generated<Date>;
}

interface PinTicketTable {
  ticket_hash: Buffer;
  business_id: string;
  user_id: string;
  login_id: string;
  /** Of `PIN_PURPOSES`. */
  purpose: string;
  biz_id: string;
  /** fen */
  amount: string | number;
  expires_at: Date;
}

declare module '../db/schema.ts' {
  interface Schema {
    pay_order: PayOrderTable;
    pay_attempt: PayAttemptTable;
    refund_order: RefundOrderTable;
    pin_ticket: PinTicketTable;
    sandbox_charge: SandboxChargeTable;
    sandbox_refund: SandboxRefundTable;
  }
}
