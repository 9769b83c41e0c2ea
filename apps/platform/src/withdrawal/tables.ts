import type { WithdrawalStatus } from '@jianzhu/domain/withdrawals';
import type { Generated } from 'kysely';
import type { Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface WithdrawalTable extends RecordColumns {
  code: string;
  status: Status<WithdrawalStatus>;
  /** fen */
  amount: string | number;
  card_id: string;
  /** Of `BANKS`. */
  bank_code: string;
  branch_name: string;
  holder_name: string;
  last_four: string;
  approve_user_id: string | null;
  reason: Generated<string>;
  done_time: Moment;
}

declare module '../db/schema.ts' {
  interface Schema {
    withdrawal: WithdrawalTable;
  }
}
