import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Makes a folder that the server's user can walk through, which is another one when the tests run as root. */
export async function makeServerFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'jianzhu-test-'));
  await chmod(folder, 0o711);
  return folder;
}
