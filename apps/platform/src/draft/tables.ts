import type { ColumnType, Generated } from 'kysely';

interface DraftTable {
  user_id: string;
  business_id: string;
  form: string;
  /** '' for a record that is still to be made. */
  record_id: string;
  version: number;
  /** What stands in the fields, by name. */
  content: ColumnType<Record<string, unknown>, string, string>;
  update_time: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    draft: DraftTable;
  }
}
