import { describe, expect, it } from 'vitest';
import { contract } from './contract/index.ts';
import { bundleSite } from './testing/bundle.ts';

const paths = Object.values(contract).flatMap((calls) => Object.values(calls).map(({ id, path }) => ({ id, path })));

describe('a site', () => {
  it('that makes one call ships that call only (AB1)', async () => {
    const { code } = await bundleSite(`
      import { createApiClient } from '@/index.ts';
      import { notice } from '@/contract/index.ts';
      export const count = () => createApiClient().call(notice.noReadCount);
    `);
    expect(paths.filter(({ id }) => code.includes(id)).map(({ id }) => id)).toEqual(['notice.noReadCount']);
  }, 60_000);

  it("ships at most 10 kB beyond axios with one page's schemas, and never the OpenAPI generator (AB2)", async () => {
    const { code, gzip } = await bundleSite(`
      import { createApiClient, bindCalls } from '@/index.ts';
      import { member, notice } from '@/contract/index.ts';
      import { noticeSchemas } from '@/contract/schemas.ts';
      import { parse } from 'valibot';
      const check = ({ id }, data) => parse(noticeSchemas[id.split('.')[1]].data, data);
      export const api = bindCalls(createApiClient({ check }), { member, notice });
    `);
    expect(gzip).toBeLessThanOrEqual(10_000);
    expect(code).not.toContain('openapi');
  }, 60_000);

  it('ships the client in at most 4 kB beyond axios, 30 bytes for each call and 80 for its schemas (AB3)', async () => {
    const client = await bundleSite("export { createApiClient, bindCalls } from '@/index.ts';");
    expect(client.gzip).toBeLessThanOrEqual(4_000);
    const calls = await bundleSite("export { contract } from '@/contract/index.ts';");
    for (const { id } of paths) expect(calls.code).toContain(id);
    expect(calls.gzip / paths.length).toBeLessThanOrEqual(30);
    const answers = await bundleSite("export { schemas } from '@/contract/schemas.ts';", [
      /^@jianzhu\/domain(\/|$)/,
      'valibot',
    ]);
    expect(answers.gzip / paths.length).toBeLessThanOrEqual(80);
  }, 60_000);

  it('with the analytics queue alone ships no client (AB1)', async () => {
    const { code, gzip } = await bundleSite(`
      import { createAnalyticsQueue, analyticsTransport, whenPageHides } from '@/analytics/index.ts';
      export { createAnalyticsQueue, analyticsTransport, whenPageHides };
    `);
    expect(code).not.toContain('axios');
    expect(gzip).toBeLessThanOrEqual(4000);
  }, 60_000);
});
