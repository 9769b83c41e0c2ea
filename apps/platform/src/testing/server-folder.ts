import { chmod, glob, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isAlive, isPostgres, readPostmaster } from '../db/postmaster.ts';

const PREFIX = 'jianzhu-test-';
/** Names the process whose end makes a folder garbage. */
const OWNER_FILE = 'test-process.pid';

/** Makes a folder that the server's user can walk through, which is another one when the tests run as root. */
export async function makeServerFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), PREFIX));
  await chmod(folder, 0o711);
  await writeFile(path.join(folder, OWNER_FILE), String(process.pid));
  return folder;
}

/** Ends the servers and removes the folders of test runs that were killed before they could. */
export async function removeAbandonedFolders(): Promise<void> {
  for await (const file of glob(`${PREFIX}*/${OWNER_FILE}`, { cwd: os.tmpdir() })) {
    const folder = path.join(os.tmpdir(), path.dirname(file));
    const owner = Number(await readFile(path.join(folder, OWNER_FILE), 'utf8').catch(() => process.pid));
    const isOurs = (await stat(folder)).uid === process.getuid?.();
    if (isOurs && !isAlive(owner)) {
      const server = await readPostmaster(path.join(folder, 'postgres', 'data'));
      if (server !== undefined && isPostgres(server.pid)) {
        process.kill(server.pid, 'SIGQUIT');
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  }
}
