import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isPostgres } from '../db/postmaster.ts';
import { startAndAbandon, temporaryFolder } from './own-server.ts';
import { removeAbandonedFolders } from './server-folder.ts';

it('removes the server and the folder of a killed test run, and nothing of a living one', async () => {
  const abandoned = await temporaryFolder();
  const living = await temporaryFolder();
  const pid = await startAndAbandon(abandoned);
  const ended = spawnSync(process.execPath, ['--version']).pid;
  await writeFile(path.join(abandoned, 'test-process.pid'), String(ended));
  await removeAbandonedFolders();
  await expect.poll(() => isPostgres(pid)).toBe(false);
  expect(existsSync(abandoned)).toBe(false);
  expect(existsSync(living)).toBe(true);
});
