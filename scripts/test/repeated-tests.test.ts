import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';

it('names the tests that passed only when they were tried again', async () => {
  const { stdout } = await promisify(execFile)(join(workspaceRoot, 'node_modules/.bin/vitest'), ['run'], {
    cwd: join(import.meta.dirname, 'fixtures/repeated'),
  });
  expect(stdout.trim()).toBe('flaky: moody.test.ts > passes the second time');
});
