import type { ColumnType, Generated } from 'kysely';

interface StatusLogTable {
  id: Generated<string>;
  business_id: string;
  record_table: string;
  record_id: string;
  action: string;
  from_status: number;
  /** Null where the act removed the record. */
  to_status: number | null;
  /** Who acted; null for the platform and those who run it. */
  user_id: string | null;
  reason: string;
  create_time: ColumnType<Date, never, never>;
}

declare module '../db/schema.ts' {
  interface Schema {
    status_log: StatusLogTable;
  }
}
