import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/own-server.ts';
import { prepareClusterFolder } from './cluster-folder.ts';
import { copyBinaries, findBinaries, isReachableBy, serverUser } from './embedded-binaries.ts';

const NOBODY = { uid: 65534, gid: 65534 };

describe('the binaries of PostgreSQL', () => {
  it('are found for this platform', async () => {
    const { postgres } = await findBinaries(undefined, await temporaryFolder());
    expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toContain('PostgreSQL) 18.4');
  });

  it('still run, libraries included, from a copy that the server user can reach', async () => {
    const home = await temporaryFolder();
    const copy = await copyBinaries(await findBinaries(undefined, home), home);
    expect(copy.postgres.startsWith(home)).toBe(true);
    expect(execFileSync(copy.postgres, ['--version'], { ...serverUser(), cwd: '/', encoding: 'utf8' })).toContain(
      '18.4',
    );
    expect(await copyBinaries(copy, home)).toEqual(copy);
  });

  it('are out of reach behind a folder that is closed to others', async () => {
    const folder = await temporaryFolder();
    const inner = path.join(folder, 'closed', 'inner');
    await mkdir(inner, { recursive: true });
    expect(await isReachableBy(NOBODY, inner)).toBe(true);
    expect(await isReachableBy(NOBODY, path.join(inner, 'not-yet-made'))).toBe(true);
    await chmod(path.join(folder, 'closed'), 0o700);
    expect(await isReachableBy(NOBODY, inner)).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('serve a database of root elsewhere when DATA_DIR is closed', async () => {
    const closed = path.join(await temporaryFolder(), 'closed');
    await mkdir(closed, { mode: 0o700 });
    const folder = await prepareClusterFolder(path.join(closed, '.data'), NOBODY);
    onTestFinished(() => rm(folder.home, { recursive: true, force: true }));
    expect(folder.home).toMatch(/^\/var\/lib\/jianzhu-[0-9a-f]{12}$/);
    expect(await isReachableBy(NOBODY, folder.data)).toBe(true);
    expect(await prepareClusterFolder(path.join(closed, '.data'), NOBODY)).toEqual(folder);
  });
});
