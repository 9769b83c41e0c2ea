import { beforeEach, describe, expect, it } from 'vitest';
import { createEndpoint } from './endpoint.ts';
import type { MemoryEndpoint } from './memory-endpoint.ts';
import { requestsOf } from './testing-requests.ts';

let endpoint: MemoryEndpoint;
let ask: ReturnType<typeof requestsOf>['ask'];
beforeEach(() => {
  ({ endpoint, ask } = requestsOf());
});

describe('pages of other origins (UE11)', () => {
  const preflight = (headers: Record<string, string>) =>
    endpoint.handle({ method: 'OPTIONS', target: '/b/k', headers, body: (async function* () {})() });

  it('may ask with the headers that they name, and read what they need', async () => {
    const answer = await preflight({
      origin: 'http://page.test',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,x-oss-date',
    });
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'Access-Control-Allow-Origin': 'http://page.test',
        'Access-Control-Allow-Headers': 'authorization,x-oss-date',
        'Access-Control-Max-Age': '600',
      },
    });
    const { headers } = await ask({ headers: { origin: 'http://page.test' } });
    expect(headers['Access-Control-Expose-Headers']?.split(', ')).toEqual(
      expect.arrayContaining([
        ...['ETag', 'Content-Length', 'Content-Range', 'Date', 'Retry-After'],
        ...['x-amz-request-id', 'x-oss-request-id', 'x-oss-hash-crc64ecma'],
      ]),
    );
    expect(headers.Vary).toBe('Origin');
  });

  it('are refused without a header when the rules do not name them', async () => {
    const closed = createEndpoint({
      store: endpoint.store,
      keys: { find: () => ({ state: 'unknown-key' }) },
      buckets: [],
      crossOrigin: { origins: ['http://page.test'], maxAge: 1 },
    });
    const headers = { origin: 'http://evil.test', 'access-control-request-method': 'PUT' };
    const answer = await closed({ method: 'OPTIONS', target: '/', headers, body: (async function* () {})() });
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('Access-Control'))).toEqual([]);
    expect((await preflight({ origin: 'http://page.test', 'access-control-request-method': 'TRACE' })).status).toBe(
      403,
    );
  });
});
