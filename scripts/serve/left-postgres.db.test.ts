import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';
import { stopLeftPostgres } from './left-postgres.ts';
import { findProcess } from './processes.ts';

const database = pathToFileURL(join(workspaceRoot, 'apps/platform/src/db')).href;

/** Starts PostgreSQL as the platform does, and kills the starter: PostgreSQL lives on. */
function startAndAbandon(dataDir: string): Promise<number> {
  const program = `
    import { startEmbeddedPostgres } from '${database}/embedded-postgres.ts';
    import { silentLog } from '${database}/database-log.ts';
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: silentLog });
    console.log(server.pid());
    setInterval(() => {}, 1000);
  `;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    starter.stdout.once('data', (pid: Buffer) => {
      starter.once('exit', () => resolve(Number(pid.toString())));
      starter.kill('SIGKILL');
    });
  });
}

it('stops the PostgreSQL that a killed platform has left behind', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'left-postgres-'));
  try {
    const pid = await startAndAbandon(dataDir);
    expect(findProcess(pid)).toBeDefined();
    await stopLeftPostgres(dataDir);
    expect(findProcess(pid)).toBeUndefined();
    await expect(stopLeftPostgres(dataDir)).resolves.toBeUndefined();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
