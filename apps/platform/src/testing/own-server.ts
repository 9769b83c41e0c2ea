import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { silentLog } from '../db/database-log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { makeServerFolder } from './server-folder.ts';

/** A folder that is removed with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await makeServerFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts or adopts a server of the test's own, with everything synced to disk, and stops it with the test. */
export async function ownServer(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  onTestFinished(() => server.stop());
  return server;
}
