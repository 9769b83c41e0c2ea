import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
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

const DB = path.resolve(import.meta.dirname, '../db');

/** Starts the server from another process, which is then killed as a crash would. */
export async function startAndAbandon(dataDir: string): Promise<number> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(DB, 'embedded-postgres.ts'))};
    import { silentLog } from ${JSON.stringify(path.join(DB, 'database-log.ts'))};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: silentLog });
    process.stdout.write(String(server.pid()));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return Number(String(line));
}
