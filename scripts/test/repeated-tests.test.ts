import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';
import { repeatedBeside } from './repeated-tests.ts';

it('names the tests that passed only when they were tried again, and leaves the names beside the report', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jianzhu-repeated-'));
  const report = join(folder, 'unit.json');
  const { stdout } = await promisify(execFile)(
    join(workspaceRoot, 'node_modules/.bin/vitest'),
    ['run', `--outputFile.json=${report}`],
    {
      cwd: join(import.meta.dirname, 'fixtures/repeated'),
    },
  );
  expect(stdout.trim()).toBe('flaky: moody.test.ts > passes the second time');
  expect(await readFile(repeatedBeside(report), 'utf8')).toBe('moody.test.ts > passes the second time\n');
  await rm(folder, { recursive: true });
});
