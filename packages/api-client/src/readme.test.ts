import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import * as contract from './contract/index.ts';
import { ok, startRecordingServer } from './testing/recording-server.ts';

const example = /```ts\n([\s\S]*?)```/.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8'))?.[1] ?? '';

it("the README's example works", async () => {
  await using server = await startRecordingServer(() => ok({ records: [], total: 0, size: 5, current: 1, pages: 0 }));
  const body = example.replace(/^import .*\n/gm, '').replace('https://portal.example', server.origin);
  const run = new Function(
    ...['createApiClient', 'notice', 'token', 'jianzhuToken', 'businessId', 'show'],
    `return (async () => { ${body}; return page; })()`,
  );
  const page = await run(createApiClient, contract.notice, 'a', 'p', '1', () => undefined);
  expect(page).toMatchObject({ size: 5 });
  expect(server.requests[0]?.headers['request-source']).toBe('CHANGCHUN');
  expect(server.requests[0]?.url).toContain('noticeType=3&size=5');
});
