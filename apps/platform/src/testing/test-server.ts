import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { withConnection } from '../db/connection.ts';
import { prepareDatabase } from '../db/database.ts';
import { silentLog } from '../db/database-log.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import type { SocketAddress } from '../db/postmaster.ts';
import { embeddedAccess } from '../db/server-access.ts';
import { makeServerFolder, removeAbandonedFolders } from './server-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run. */
    testServer: SocketAddress;
    /** A folder that is removed with the run, open to the server's user. */
    runFolder: string;
  }
}

/** The migrated database that each test file gets a copy of. */
export const TEMPLATE_DATABASE = 'template_app';

/** Runs one PostgreSQL for all test files of a run; its data is thrown away with the run, so nothing is synced. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedFolders();
  const dataDir = await makeServerFolder();
  const server = await startEmbeddedPostgres({
    dataDir,
    log: silentLog,
    fsync: false,
    settings: { max_connections: '300' },
  });
  await withConnection({ ...server.address, database: 'postgres' }, (admin) =>
    admin.query(`create database ${TEMPLATE_DATABASE}`),
  );
  await prepareDatabase(embeddedAccess(server.address, TEMPLATE_DATABASE), silentLog);
  project.provide('testServer', server.address);
  project.provide('runFolder', dataDir);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
