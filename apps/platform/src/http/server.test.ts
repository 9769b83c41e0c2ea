import { connect } from 'node:net';
import { notice, platformConfig } from '@jianzhu/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { parseRecordId } from '../db/context.ts';
import { createDeferred } from '../testing/deferred.ts';
import type { Recognition } from './caller.ts';
import { anyone, asBusiness, asMember, type ContextHandlers } from './handler.ts';
import { implement } from './implement.ts';
import { createLog } from './log.ts';
import { Refusal } from './refusal.ts';
import { createRequestLimiter, REQUEST_LIMITS, type RequestLimits } from './request-limits.ts';
import { createServer } from './server.ts';

const CENTER = '/api/rs-cms-service/new-center-notice';
const FRONT = '/api/rs-cms-service/ecomm/front';

const id = parseRecordId('1800000000000000001');
if (id === undefined) throw new Error('no id');
const acting = { sessionId: id, businessId: id, roleKeys: [], isOwner: false, dataScope: 1 };
const member = { kind: 'member', userId: id, loginId: id, platformToken: 'x', session: {}, acting } as const;
const LOGGED_IN: Recognition = { kind: 'member', member, stale: undefined };
const AUTHORISED = { 'blade-auth': `bearer ${'p'.repeat(43)}`, 'business-token': `bearer ${'a'.repeat(43)}` };

type NoticeHandlers = ContextHandlers<typeof notice>;

interface Setup {
  readonly handlers?: Partial<NoticeHandlers>;
  readonly recognition?: Recognition;
  readonly limits?: RequestLimits;
  readonly ping?: () => Promise<void>;
}

let app: FastifyInstance | undefined;
let lines: string[] = [];
afterEach(() => app?.close());

function serve({ handlers, recognition = LOGGED_IN, limits = REQUEST_LIMITS, ping }: Setup = {}): FastifyInstance {
  lines = [];
  const calls = implement(
    { notice, platformConfig },
    {
      notice: {
        noReadCount: asBusiness(async () => 7),
        list: asBusiness(async ({ query }) => ({ records: [], total: 0, pages: 0, ...query })),
        clickRead: asBusiness(async ({ params }) => (params.id === '404' ? new Refusal('notFound') : null)),
        allRead: asBusiness(async () => null),
        tabNoReadCount: asBusiness(async () => ({ noticeType0: 0, noticeType1: 0, noticeType2: 0, noticeType3: 0 })),
        ...handlers,
      },
      platformConfig: {
        list: anyone(async () => []),
        footer: anyone(async () => []),
        topText: anyone(async () => [{ dictKey: '', dictValue: 'top', children: [] }]),
        frontCssFlag: anyone(async () => [{ dictKey: '', dictValue: 'flag', children: [] }]),
      },
    },
  );
  app = createServer({
    calls,
    services: {
      product: 'jianzhu',
      recognise: async ({ platformToken }) => (platformToken === undefined ? { kind: 'nobody' } : recognition),
      limiter: createRequestLimiter(limits, () => 0),
    },
    log: createLog('info', { write: (line) => void lines.push(line) }),
    trustedProxies: ['127.0.0.1'],
    ping: ping ?? (async () => undefined),
  });
  return app;
}

const get = (url: string, headers: Record<string, string> = AUTHORISED) => serve().inject({ url, headers });

describe('the registrar', () => {
  it('does not compile without a handler for every call, and refuses one for other callers (architecture)', () => {
    // @ts-expect-error frontCssFlag has no handler
    const incomplete = () => implement({ platformConfig }, { platformConfig: { list: anyone(async () => []) } });
    expect(incomplete).toThrow(/has no handler/);
    const forMembers = asMember<never>(async () => [] as never) as never;
    expect(() => serve({ handlers: { noReadCount: forMembers } })).toThrow(
      /is for "business", its handler for "member"/,
    );
  });

  it('puts the answer into the envelope once (domain 0.4)', async () => {
    const response = await get(`${CENTER}/no-read-count`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ code: 200, msg: '操作成功', success: true, data: 7 });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('gives handlers the parsed input, zero included (D-04)', async () => {
    const response = await get(`${CENTER}/list?noticeType=0&size=5`);
    expect(response.json().data).toMatchObject({ noticeType: 0, size: 5, current: 1 });
  });

  it.each([
    ['noticeType=9', 'noticeType', '通知类型不正确'],
    ['noticeType=1&size=0', 'size', '每页条数须为1到100之间的整数'],
    ['noticeType=1&noticeType=2', 'noticeType', '参数错误'],
    ['', 'noticeType', '参数错误'],
  ])('answers wrong input with body code 400 and the field: %s', async (query, field, message) => {
    const response = await get(`${CENTER}/list?${query}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      code: 400,
      msg: message,
      success: false,
      data: { fieldErrors: [{ field, row: null, message }] },
    });
  });

  it('answers a refusal with HTTP 200 and its body code (domain 0.4)', async () => {
    const response = await get(`${CENTER}/click-read/404`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ code: 404, msg: '数据不存在或已被删除', success: false, data: null });
  });

  it('tells calls that share a path apart by their input', async () => {
    const top = await get(`${FRONT}/dict/list?code=industry_top_txt`);
    const flag = await get(`${FRONT}/dict/list?code=industry_front_css_flag`);
    expect([top, flag].map((response) => response.json().data[0].dictValue)).toEqual(['top', 'flag']);
  });

  it('does not run a call that changes state for a HEAD request (D-12)', async () => {
    const response = await serve().inject({ method: 'HEAD', url: `${CENTER}/all-read`, headers: AUTHORISED });
    expect(response.statusCode).toBe(404);
  });
});

describe('who may call', () => {
  it.each([{}, { cookie: 'Member-Token=x' }, { 'blade-auth': 'bearer' }, { 'blade-auth': `basic ${'p'.repeat(43)}` }])(
    'answers HTTP 401 with an envelope without a platform token: %o',
    async (headers) => {
      const response = await get(`${CENTER}/no-read-count`, headers as Record<string, string>);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 401, success: false, data: null });
    },
  );

  it.each(['BUSINESS_CHANGED', 'MEMBER_DISABLED'] as const)(
    'answers an old token with 403 and %s (27)',
    async (stale) => {
      const server = serve({ recognition: { kind: 'member', member: { ...member, acting: undefined }, stale } });
      const response = await server.inject({ url: `${CENTER}/no-read-count`, headers: AUTHORISED });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ code: 403, success: false, data: { reason: stale } });
    },
  );
});

describe('what is refused before a handler sees it', () => {
  const post = (payload: string, type = 'application/json') =>
    serve().inject({
      method: 'POST',
      url: `${CENTER}/no-read-count`,
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
    const response = await get(`${CENTER}/click-read/%E0%A4%A`);
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
  const call = (handlers: Partial<NoticeHandlers>) =>
    serve({ handlers }).inject({ url: `${CENTER}/no-read-count`, headers: AUTHORISED });

  it('answers a fault with 500 and a fixed text, and logs the error', async () => {
    const response = await call(failing(new Error('secret detail')));
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

describe('limits', () => {
  it('answers too many calls of an address with body code 429 and Retry-After', async () => {
    const server = serve({ limits: { ...REQUEST_LIMITS, address: { burst: 2, perSecond: 0.1 } } });
    const call = (from: string) =>
      server.inject({ url: `${FRONT}/platformConfig/list`, headers: { 'x-forwarded-for': from } });
    await call('203.0.113.1');
    await call('203.0.113.1');
    const third = await call('203.0.113.1');
    expect([third.statusCode, third.headers['retry-after']]).toEqual([200, '10']);
    expect(third.json()).toMatchObject({ code: 429, msg: '操作过于频繁，请稍后再试' });
    expect((await call('203.0.113.2')).json().code).toBe(200);
  });
});

describe('over a socket', () => {
  async function exchange(request: string): Promise<string> {
    const server = serve();
    const origin = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(origin.port), '127.0.0.1');
    socket.end(request);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  it('answers headers that are too large with 431 and an envelope', async () => {
    const answer = await exchange(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('{"code":431,"msg":"请求头过大","success":false,"data":null}');
  });

  it('answers what is no HTTP with 400 and an envelope', async () => {
    expect(await exchange('hello\r\n\r\n')).toContain(
      '{"code":400,"msg":"请求格式不正确","success":false,"data":null}',
    );
  });

  it('finishes a call that has begun before it closes', async () => {
    const started = createDeferred<void>();
    const slow = createDeferred<number>();
    const server = serve({
      handlers: {
        noReadCount: asBusiness(() => {
          started.resolve();
          return slow.promise;
        }),
      },
    });
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${origin}${CENTER}/no-read-count`, { headers: AUTHORISED });
    await started.promise;
    const closed = server.close();
    slow.resolve(3);
    expect(await (await answer).json()).toMatchObject({ code: 200, data: 3 });
    await closed;
  });
});
