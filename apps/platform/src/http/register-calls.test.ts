import { setImmediate } from 'node:timers/promises';
import { contract, platformConfig } from '@jianzhu/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import {
  AUTHORISED,
  createStubServer,
  FRONT,
  MEMBER,
  NOTICES,
  type NoticeHandlers,
  type StubServerOptions,
} from '../testing/stub-server.ts';
import { anyone, asBusiness, asMember } from './handler.ts';
import { implement } from './implement.ts';
import { HTTP_MESSAGES } from './messages.ts';
import { Refusal } from './refusal.ts';
import { REQUEST_LIMITS } from './request-limits.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

function serve(options: StubServerOptions = {}): FastifyInstance {
  app = createStubServer(options);
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
    const response = await get(`${NOTICES}/no-read-count`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ code: 200, msg: '操作成功', success: true, data: 7 });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('gives handlers the parsed input, zero included (D-04)', async () => {
    const response = await get(`${NOTICES}/list?noticeType=0&size=5`);
    expect(response.json().data).toMatchObject({ noticeType: 0, size: 5, current: 1 });
  });

  it.each([
    ['noticeType=9', 'noticeType', '通知类型不正确'],
    ['noticeType=1&size=0', 'size', '每页条数须为1到100之间的整数'],
    ['noticeType=1&noticeType=2', 'noticeType', '参数错误'],
    ['', 'noticeType', '参数错误'],
  ])('answers wrong input with body code 400 and the field: %s', async (query, field, message) => {
    const response = await get(`${NOTICES}/list?${query}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      code: 400,
      msg: message,
      success: false,
      data: { fieldErrors: [{ field, row: null, message }] },
    });
  });

  it('answers a refusal with HTTP 200 and its body code (domain 0.4)', async () => {
    const response = await get(`${NOTICES}/click-read/404`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ code: 404, msg: '数据不存在或已被删除', success: false, data: null });
  });

  it('tells calls that share a path apart by their input', async () => {
    const top = await get(`${FRONT}/dict/list?code=industry_top_txt`);
    const flag = await get(`${FRONT}/dict/list?code=industry_front_css_flag`);
    expect([top, flag].map((response) => response.json().data[0].dictValue)).toEqual(['top', 'flag']);
  });

  it('finds out a handler that does what is to be done once outside of it (decision 59)', async () => {
    const submit = (signUp: NonNullable<StubServerOptions['signUp']>) =>
      serve({ signUp }).inject({
        method: 'POST',
        url: `${FRONT}/salon/signup`,
        headers: { 'idempotency-key': crypto.randomUUID() },
        payload: { salonId: '1', name: '王工', phone: '13500000002' },
      });
    const unguarded = await submit(anyone(async () => ({ id: '1', code: '', status: 1, version: 1, place: 0 })));
    expect(unguarded.statusCode).toBe(500);
    expect((await submit(anyone(async () => new Refusal('notFound')))).json().code).toBe(404);
  });

  it('does not run a call that changes state for a HEAD request (D-12)', async () => {
    const response = await serve().inject({ method: 'HEAD', url: `${NOTICES}/all-read`, headers: AUTHORISED });
    expect(response.statusCode).toBe(404);
  });
});

describe('who may call', () => {
  it.each([{}, { cookie: 'Member-Token=x' }, { 'blade-auth': 'bearer' }, { 'blade-auth': `basic ${'p'.repeat(43)}` }])(
    'answers HTTP 401 with an envelope without a platform token: %o',
    async (headers) => {
      const response = await get(`${NOTICES}/no-read-count`, headers as Record<string, string>);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 401, success: false, data: null });
    },
  );

  it.each(['BUSINESS_CHANGED', 'MEMBER_DISABLED'] as const)(
    'answers an old token with 403 and %s (27)',
    async (stale) => {
      const server = serve({ recognition: { kind: 'member', member: { ...MEMBER, acting: undefined }, stale } });
      const response = await server.inject({ url: `${NOTICES}/no-read-count`, headers: AUTHORISED });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ code: 403, success: false, data: { reason: stale } });
    },
  );
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

  it('counts loopback like everybody, behind a proxy or not, and what a trusted proxy asks for itself apart', async () => {
    const tight = { burst: 2, perSecond: 0.1 };
    const server = serve({ limits: { ...REQUEST_LIMITS, address: tight, own: { burst: 3, perSecond: 0.1 } } });
    const call = async (options: object) => {
      const answer = await server.inject({ url: `${FRONT}/platformConfig/list`, ...options });
      return answer.json().code;
    };
    const codesOf = async (options: object) => [await call(options), await call(options), await call(options)];
    const named = { headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect(await codesOf(named)).toEqual([200, 200, 429]);
    expect([...(await codesOf({})), await call({})]).toEqual([200, 200, 200, 429]);
    // Who is no trusted proxy may send what he likes: he is his own address, never one of ours.
    const stranger = { remoteAddress: '203.0.113.9' };
    expect(await codesOf(stranger)).toEqual([200, 200, 429]);
    expect(await call({ ...stranger, headers: { 'x-forwarded-for': '198.51.100.1' } })).toBe(429);
  });

  it('counts an IPv6 network as one client, and takes the right-most hop that is no proxy', async () => {
    const server = serve({ limits: { ...REQUEST_LIMITS, address: { burst: 1, perSecond: 0.1 } } });
    const call = async (from: string) => {
      const headers = { 'x-forwarded-for': from };
      return (await server.inject({ url: `${FRONT}/platformConfig/list`, headers })).json().code;
    };
    expect([await call('2001:db8:1:2::1'), await call('2001:db8:1:2:9::2')]).toEqual([200, 429]);
    expect([await call('203.0.113.5'), await call('198.51.100.7, 203.0.113.5')]).toEqual([200, 429]);
    expect(await call('::ffff:203.0.113.5')).toBe(429);
  });

  it('lets a login have two heavy calls running, and another one when one has ended', async () => {
    const gates = Array.from({ length: 2 }, () => createDeferred<number | Refusal>());
    let begun = 0;
    const noReadCount: NoticeHandlers['noReadCount'] = asBusiness(async () => gates[begun++]?.promise ?? 7);
    const heavy = { calls: ['notice.noReadCount'], atOnce: 2 };
    const server = serve({ limits: { ...REQUEST_LIMITS, heavy }, handlers: { noReadCount } });
    const ask = async (url = 'no-read-count') =>
      (await server.inject({ url: `${NOTICES}/${url}`, headers: AUTHORISED })).json();
    const running = [ask(), ask()];
    while (begun < 2) await setImmediate();
    expect(await ask()).toMatchObject({ code: 429, msg: HTTP_MESSAGES.heavyRunning });
    expect(await ask('click-read/1')).toMatchObject({ code: 200 });
    gates[0]?.resolve(new Refusal('notFound'));
    gates[1]?.resolve(1);
    expect((await Promise.all(running)).map(({ code }) => code)).toEqual([404, 200]);
    expect(await ask()).toMatchObject({ data: 7 });
    const known: readonly string[] = Object.values(contract)
      .flatMap(Object.values)
      .map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining([...REQUEST_LIMITS.heavy.calls]));
  });
});
