import type { ColumnType, Generated } from 'kysely';

interface IdempotencyKeyTable {
  owner: string;
  call: string;
  key: string;
  body_hash: Buffer;
  started_at: Generated<Date>;
  /** JSON text of the envelope. */
  answer: ColumnType<unknown, string | null | undefined, string>;
}

declare module '../db/schema.ts' {
  interface Schema {
    idempotency_key: IdempotencyKeyTable;
  }
}
