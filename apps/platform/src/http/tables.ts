import type { Envelope } from '@jianzhu/api-client';
import type { ColumnType, Generated } from 'kysely';

interface IdempotencyKeyTable {
  owner: string;
  call: string;
  key: string;
  body_hash: Buffer;
  started_at: Generated<Date>;
  /** Written as JSON text. Null in rows of earlier versions whose first request never ended. */
  answer: ColumnType<Envelope | null, string, string>;
}

/** Unlogged. */
interface RequestBucketTable {
  key: string;
  full_at: Date;
}

declare module '../db/schema.ts' {
  interface Schema {
    idempotency_key: IdempotencyKeyTable;
    request_bucket: RequestBucketTable;
  }
}
