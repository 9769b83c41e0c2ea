import type { BillLine } from '@jianzhu/domain/reconciliations';
import type { Generated } from 'kysely';
import type { Moment } from '../db/column-types.ts';

interface ReconciliationTable {
  /** `YYYY-MM-DD` in Asia/Shanghai */
  day: string;
  channel: string;
  our_count: number;
  /** fen, as all amounts */
  our_sum: string | number;
  their_count: number;
  their_sum: string | number;
  done_time: Generated<Date>;
}

interface ReconciliationDifferenceTable {
  id: Generated<string>;
  day: string;
  channel: string;
  kind: BillLine['kind'];
  number: string;
  ours: string | number | null;
  theirs: string | number | null;
  /** Of `DIFFERENCE_STATUS`. */
  status: Generated<number>;
  note: Generated<string>;
  operator_name: Generated<string>;
  handle_time: Moment;
}

declare module '../db/schema.ts' {
  interface Schema {
    reconciliation: ReconciliationTable;
    reconciliation_difference: ReconciliationDifferenceTable;
  }
}
