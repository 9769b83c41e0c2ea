import type { ColumnType, Generated } from 'kysely';

interface StatusLogTable {
  id: Generated<string>;
  /** Null for what belongs to a visitor. */
  business_id: string | null;
  record_table: string;
  record_id: string;
  action: string;
  from_status: number;
  /** Null where the act removed the record. */
  to_status: number | null;
  /** Who acted; null for the platform and those who run it. */
  user_id: string | null;
  reason: string;
  /** Of the business clock; the database's own unless given. */
  create_time: ColumnType<Date, Date | undefined, never>;
}

declare module '../db/schema.ts' {
  interface Schema {
    status_log: StatusLogTable;
  }
}
