import { createAnalyticsRecord } from '@jianzhu/domain';
import { describe, expect, it } from 'vitest';
import { startRecordingServer } from '../testing/recording-server.ts';
import { analyticsTransport } from './analytics-transport.ts';

const records = [createAnalyticsRecord({ action: 0 }, 0), createAnalyticsRecord({ action: 9 }, 0)];

describe('the transport', () => {
  it('posts each record to the collect call, with the source, and no cookie (AQ11)', async () => {
    await using server = await startRecordingServer(() => ({ body: { code: 200 } }));
    const send = analyticsTransport({ baseURL: server.origin, product: 'abc', source: () => 'CHANGCHUN' });
    expect(await send(records)).toEqual([]);
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(2).fill('POST /api/abc-analysis/collect/regular/inject'),
    );
    expect(server.requests.map(({ body }) => JSON.parse(body).action).sort()).toEqual([0, 9]);
    const { headers } = server.requests[0] ?? {};
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'request-source': 'CHANGCHUN' });
    for (const name of ['authorization', 'blade-auth', 'business-token', 'company-id', 'cookie'])
      expect(headers).not.toHaveProperty(name);
  });

  it('carries the session as it is at each request, in the headers alone (AQ11)', async () => {
    await using server = await startRecordingServer(() => ({ body: { code: 200 } }));
    let token = 'access-1';
    const session = { tokens: () => ({ token, jianzhuToken: 'platform', businessId: '7' }) };
    const send = analyticsTransport({ baseURL: server.origin, session });
    await send(records.slice(0, 1));
    token = 'access-2';
    await send(records.slice(0, 1));
    expect(server.requests.map(({ headers }) => headers['business-token'])).toEqual([
      'bearer access-1',
      'bearer access-2',
    ]);
    const { url, body, headers } = server.requests[0] ?? {};
    expect(headers).toMatchObject({ 'blade-auth': 'bearer platform', 'company-id': '7' });
    expect(`${url} ${body}`).not.toMatch(/access-1|platform/);
  });

  it('reads no answer: any status is received (AQ12)', async () => {
    await using server = await startRecordingServer(() => ({ status: 500, body: 'no' }));
    expect(await analyticsTransport({ baseURL: server.origin })(records)).toEqual([]);
    expect(server.requests).toHaveLength(2);
  });

  it('asks for requests that outlive their page and gives back what did not leave (AQ8)', async () => {
    const seen: RequestInit[] = [];
    const send = analyticsTransport({
      async fetch(_, init = {}) {
        seen.push(init);
        if (seen.length === 2) throw new TypeError('lost');
        return new Response();
      },
    });
    expect(await send(records)).toEqual([records[1]]);
    for (const init of seen) expect(init).toMatchObject({ keepalive: true, credentials: 'omit' });
  });
});
