import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { notice } from './contract/index.ts';
import { ok, startRecordingServer } from './testing/recording-server.ts';

describe('module state', () => {
  it('does not exist: no module declares a variable that can change (AC3)', () => {
    const modules = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((path) => !/\.test\.ts$/.test(path));
    expect(modules.length).toBeGreaterThan(40);
    const changing = modules.filter((path) =>
      /^(?:export )?(?:let|var) |^(?:export )?const \w+(?::[^=]+)? = new (?:Map|Set|WeakMap|Array)\b\(\)/m.test(
        readFileSync(`${import.meta.dirname}/${path}`, 'utf8'),
      ),
    );
    expect(changing).toEqual([]);
  });

  it('of a hundred interleaved clients shows in none of the others (AC3)', async () => {
    await using server = await startRecordingServer(() => ok(0));
    const clients = Array.from({ length: 100 }, (_, index) =>
      createApiClient({
        baseURL: server.origin,
        session: { tokens: () => ({ token: `t${index}`, businessId: String(index) }) },
        source: () => `CODE${index}`,
      }),
    );
    await Promise.all(clients.map((client) => client.call(notice.noReadCount)));
    const seen = server.requests.map(({ headers }) => [
      headers['business-token'],
      headers['company-id'],
      headers['request-source'],
    ]);
    expect(new Set(seen.map(([token]) => token)).size).toBe(100);
    for (const [token, company, source] of seen) {
      const index = String(company);
      expect([token, source]).toEqual([`bearer t${index}`, `CODE${index}`]);
    }
  });
});
