import type { Generated } from 'kysely';

interface JobTable {
  id: Generated<string>;
  kind: string;
  key: string;
  run_at: Date;
  payload: Generated<unknown>;
  attempts: Generated<number>;
  retry_at: Generated<Date>;
  done_at: Date | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    job: JobTable;
  }
}
