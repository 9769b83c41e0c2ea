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

  it('ships at most 6.3 kB beyond axios with all calls (AB3)', async () => {
    const { code, gzip } = await bundleSite(`
      import { createApiClient, bindCalls } from '@/index.ts';
      import { contract } from '@/contract/index.ts';
      export const api = bindCalls(createApiClient(), contract);
    `);
    for (const { id } of paths) expect(code).toContain(id);
    expect(gzip).toBeLessThanOrEqual(6300);
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
