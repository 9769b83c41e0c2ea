import { prepareClusterFolder } from '../../apps/platform/src/db/cluster-folder.ts';
import { silentLog } from '../../apps/platform/src/db/database-log.ts';
import { serverUser } from '../../apps/platform/src/db/embedded-binaries.ts';
import { startEmbeddedPostgres } from '../../apps/platform/src/db/embedded-postgres.ts';
import { isPostgres, readPostmaster } from '../../apps/platform/src/db/postmaster.ts';

/**
 * Stops the embedded PostgreSQL that a killed platform has left behind; one that another platform uses stays.
 *
 * @param dataDir the folder that the platform got as DATA_DIR.
 */
export async function stopLeftPostgres(dataDir: string): Promise<void> {
  const folder = await prepareClusterFolder(dataDir, serverUser());
  const found = await readPostmaster(folder.data);
  if (found === undefined || !isPostgres(found.pid)) return;
  const adopted = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await adopted.stop();
}
