import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AUTHORISED,
  createStubServer,
  NOTICES,
  type NoticeHandlers,
  type StubServerOptions,
} from '../testing/stub-server.ts';
import { asBusiness } from './handler.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

function serve(options: StubServerOptions = {}): FastifyInstance {
  app = createStubServer(options);
  return app;
}

const get = (url: string, headers: Record<string, string> = AUTHORISED) => serve().inject({ url, headers });

describe('what is refused before a handler sees it', () => {
  const post = (payload: string, type = 'application/json') =>
    serve().inject({
      method: 'POST',
      url: `${NOTICES}/no-read-count`,
      headers: { ...AUTHORISED, 'content-type': type },
      payload,
    });

  it('answers an unknown path, and a known one by another method, with 404', async () => {
    for (const response of [await get('/api/unknown'), await post('{}')]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ code: 404, msg: '请求的地址不存在', success: false, data: null });
    }
  });

  it('answers a path that cannot be decoded with 404', async () => {
    const response = await get(`${NOTICES}/click-read/%E0%A4%A`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, success: false });
  });
});

describe('bodies', () => {
  async function send(payload: string, type = 'application/json') {
    const server = serve();
    server.post('/echo', async (request) => ({ body: request.body }));
    return server.inject({ method: 'POST', url: '/echo', headers: { 'content-type': type }, payload });
  }

  it.each(['{', '', '{"a":1}}', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
    'answers a body that is no clean JSON with body code 400: %s',
    async (payload) => {
      const response = await send(payload);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ code: 400, msg: '请求内容不是有效的JSON', success: false });
    },
  );

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
  ])('answers %s with %i', async (type, status) => {
    const response = await send('a=1', type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: status, msg: '仅支持JSON格式的请求内容', success: false });
  });

  it('answers a body over 1 MiB with 413', async () => {
    const response = await send(JSON.stringify('x'.repeat(1_048_576)));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 413, msg: '请求内容过大', success: false });
  });
});

describe('faults', () => {
  const failing = (error: Error): Partial<NoticeHandlers> => ({
    noReadCount: asBusiness(async () => {
      throw error;
    }),
  });
  const call = (handlers: Partial<NoticeHandlers>, write: (line: string) => void = () => undefined) =>
    serve({ handlers, write }).inject({ url: `${NOTICES}/no-read-count`, headers: AUTHORISED });

  it('answers a fault with 500 and a fixed text, and logs the error', async () => {
    const lines: string[] = [];
    const response = await call(failing(new Error('secret detail')), (line) => lines.push(line));
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ code: 500, msg: '系统繁忙，请稍后再试', success: false, data: null });
    const [fault] = lines.map((line) => JSON.parse(line)).filter((line) => line.level === 'error');
    expect(fault).toMatchObject({ msg: 'a call failed', err: { message: 'secret detail' } });
  });

  it('answers a database that is away with 503', async () => {
    const response = await call(failing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })));
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 503, success: false, data: null });
  });

  it('reports its health, and that of the database', async () => {
    const well = await serve().inject('/health');
    expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok', database: 'ok' }]);
    await app?.close();
    const ill = await serve({ ping: () => Promise.reject(new Error('down')) }).inject('/health');
    expect([ill.statusCode, ill.json()]).toEqual([503, { status: 'degraded', database: 'unavailable' }]);
  });
});
