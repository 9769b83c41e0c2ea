import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import * as analytics from './analytics/index.ts';
import * as contract from './contract/index.ts';
import { schemas } from './contract/schemas.ts';
import * as client from './index.ts';
import * as openapi from './openapi/index.ts';
import { ok, type RecordedRequest, startRecordingServer } from './testing/recording-server.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, example = '']) => example);
const page = { records: [], total: 0, size: 5, current: 1, pages: 0 };

function answer(origin: () => string, { url }: RecordedRequest) {
  if (url.includes('batch-download')) return ok({ url: `${origin()}/archive` });
  if (url === '/archive') return { headers: { 'content-type': 'application/zip' }, body: 'PK' };
  return ok(page);
}

it("the README's examples work, one after the other", async () => {
  let origin = '';
  await using server = await startRecordingServer((request) => answer(() => origin, request));
  origin = server.origin;
  const body = stripTypeScriptTypes(examples.join('\n'))
    .replace(/^import .*\n/gm, '')
    .replace(/^export /gm, '')
    .replaceAll('https://portal.example', origin);
  const window = Object.assign(new EventTarget(), { document: new EventTarget() });
  const given = {
    ...client,
    ...contract,
    ...analytics,
    ...openapi,
    contract: contract.contract,
    schemas,
    window,
    token: 'a-business-token',
    jianzhuToken: 'a-platform-token',
    businessId: '1',
    show: () => undefined,
  };
  const run = new Function(
    ...Object.keys(given),
    `return (async () => { ${body}; queue.dispose(); return { page, blob, fileName, document }; })()`,
  );
  const result = await run(...Object.values(given));
  expect(result).toMatchObject({ page, fileName: undefined, document: { openapi: '3.1.1' } });
  expect(await result.blob.text()).toBe('PK');
  const [list, , archive] = server.requests;
  expect(list?.headers['request-source']).toBe('CHANGCHUN');
  expect(list?.url).toContain('noticeType=3&size=5');
  expect(archive?.headers).not.toHaveProperty('blade-auth');
  await expect
    .poll(() =>
      server.requests.filter(({ url }) => url.endsWith('/inject')).map(({ body: sent }) => JSON.parse(sent).action),
    )
    .toEqual(expect.arrayContaining([1, 8]));
});
