import type { VipStatus } from '@jianzhu/domain/vips';
import type { Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface VipOrderTable extends RecordColumns {
  level: number;
  months: number;
  /** fen, as the next */
  amount: string | number;
  deduction: string | number;
  status: Status<VipStatus>;
  /** `YYYY-MM-DD` */
  begin_date: string;
  end_date: string;
  reminded_days: number | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    vip_order: VipOrderTable;
  }
}
