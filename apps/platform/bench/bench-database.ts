import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { type Database, openDatabase } from '../src/db/database.ts';
import { silentLog } from '../src/db/database-log.ts';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';

/** A migrated PostgreSQL of a benchmark's own, forced to disk at every commit. */
export interface BenchDatabase {
  readonly dataDir: string;
  readonly database: Database;
  /** As its superuser. */
  readonly admin: pg.ClientConfig;
  close(): Promise<void>;
}

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'jianzhu-bench-'));
  await chmod(dataDir, 0o711);
  const database = await openDatabase({ kind: 'embedded', dataDir }, silentLog);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  return {
    dataDir,
    database,
    admin: { ...postgres.address, database: 'jianzhu' },
    close: async () => {
      await database.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
