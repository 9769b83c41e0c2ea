import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { onceARun } from './once-a-run.ts';
import { temporaryFolder } from './own-server.ts';
import { startPlatformProcess } from './platform-process.ts';

const run = promisify(execFile);
const DEMO_LOCK = 4_120_102;

/**
 * A data folder of the test's own with the demonstration in it, as a platform leaves it that was stopped in order: a
 * start on it has nothing to make. For `startPlatformProcess`, with its variables as they are.
 */
export async function demoFolder(): Promise<string> {
  const kept = path.join(inject('runFolder'), 'demonstration');
  await onceARun(
    DEMO_LOCK,
    async () => existsSync(kept),
    async () => {
      const unfinished = `${kept}.unfinished`;
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(unfinished);
      await (await startPlatformProcess(unfinished)).stop();
      await rename(unfinished, kept);
    },
  );
  const folder = await temporaryFolder();
  // With its owners: the server's user is another one when the tests run as root.
  await run('cp', ['-a', `${kept}/.`, folder]);
  return folder;
}
