import type { Generated, Transaction as KyselyTransaction } from 'kysely';

interface SchemaMigrationTable {
  number: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

/**
 * The tables of schema `app` as Kysely sees them. Each context adds its own in `<context>/tables.ts`:
 * `declare module '../db/schema.ts' { interface Schema { notice: NoticeTable } }`.
 * bigint, numeric and date columns are strings, timestamptz columns are `Date`.
 */
export interface Schema {
  schema_migration: SchemaMigrationTable;
}

/** A transaction that already has its context; the only way to the tables. */
export type Transaction = KyselyTransaction<Schema>;
