import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { attachment, chat, member, notice } from './contract/index.ts';
import type { SessionTokens } from './headers.ts';
import { ok, startRecordingServer } from './testing/recording-server.ts';

const fullSession: SessionTokens = {
  token: 'access',
  jianzhuToken: 'platform',
  authorization: 'Basic c2FtcGxl',
  businessId: '1001',
};
const sessionOf = (tokens: SessionTokens) => ({ tokens: () => tokens });

describe('headers of a call', () => {
  it('carry the whole session under the names of the exported map (AC1)', async () => {
    await using server = await startRecordingServer(() => ok(7));
    const client = createApiClient({ baseURL: server.origin, session: sessionOf(fullSession) });
    expect(await client.call(notice.noReadCount)).toBe(7);
    expect(server.requests[0]?.headers).toMatchObject({
      'blade-auth': 'bearer platform',
      authorization: 'Basic c2FtcGxl',
      'company-id': '1001',
      'business-token': 'bearer access',
      'request-source': 'JIANZHU',
    });
  });

  it('leave out what is empty (AC2)', async () => {
    await using server = await startRecordingServer(() => ok(0));
    const client = createApiClient({
      baseURL: server.origin,
      session: sessionOf({ token: '', businessId: undefined }),
    });
    await client.call(notice.noReadCount);
    const headers = server.requests[0]?.headers ?? {};
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['blade-auth']));
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('company-id');
    expect(headers).not.toHaveProperty('business-token');
    expect(JSON.stringify(headers)).not.toMatch(/undefined|null/);
  });

  it('are read anew for each request and never shared between clients (AC3)', async () => {
    await using server = await startRecordingServer(() => ok(0));
    let token = 'first';
    const one = createApiClient({
      baseURL: server.origin,
      session: { tokens: () => ({ token }) },
      source: () => 'CHANGCHUN',
    });
    const two = createApiClient({ baseURL: server.origin, session: sessionOf({ token: 'other' }) });
    await one.call(notice.noReadCount);
    token = 'second';
    await Promise.all([one.call(notice.noReadCount), two.call(notice.noReadCount)]);
    const seen = server.requests.map(({ headers }) => `${headers['business-token']} ${headers['request-source']}`);
    expect(seen[0]).toBe('bearer first CHANGCHUN');
    expect(seen.slice(1).sort()).toEqual(['bearer other JIANZHU', 'bearer second CHANGCHUN']);
  });

  it('are the upload set alone for upload calls (AC4)', async () => {
    await using server = await startRecordingServer(() => ok(null));
    const client = createApiClient({
      baseURL: server.origin,
      session: sessionOf(fullSession),
      uploadClient: 'c2FtcGxlOnNhbXBsZQ==',
    });
    await client.call(attachment.confirm, { query: { id: 'r1' } });
    const headers = server.requests[0]?.headers ?? {};
    expect(headers).toMatchObject({
      authorization: 'Basic c2FtcGxlOnNhbXBsZQ==',
      'blade-auth': 'bearer access',
      token: 'platform',
      'company-id': '1001',
    });
    expect(headers).not.toHaveProperty('business-token');
    expect(headers).not.toHaveProperty('request-source');
  });

  it('are the chat token alone for calls of the chat service, and no other call has it (AC13)', async () => {
    await using server = await startRecordingServer(() => ok([]));
    const session = sessionOf({ ...fullSession, chatToken: 'chatting' });
    const client = createApiClient({ baseURL: server.origin, session });
    await client.call(chat.list);
    await client.call(notice.tabNoReadCount);
    const [ofChat, ofNotices] = server.requests.map(({ headers }) => headers);
    expect(ofChat).toMatchObject({ authorization: 'bearer chatting' });
    for (const name of ['blade-auth', 'company-id', 'business-token']) expect(ofChat).not.toHaveProperty(name);
    const { login, ...ofTheService } = chat;
    expect(new Set(Object.values(ofTheService).map(({ headers }) => headers))).toEqual(new Set(['chat']));
    expect(login.headers).toBeUndefined();
    expect(JSON.stringify(ofNotices)).not.toContain('chatting');
  });

  it('carry the idempotency key of the form (AC5)', async () => {
    await using server = await startRecordingServer(() => ok(null));
    const client = createApiClient({ baseURL: server.origin });
    const idempotencyKey = crypto.randomUUID();
    await client.call(
      member.sendCode,
      { body: { phone: '13800000001', captchaToken: 'x'.repeat(20), scene: 'login' } },
      {
        idempotencyKey,
      },
    );
    expect(server.requests[0]?.headers['idempotency-key']).toBe(idempotencyKey);
  });
});

describe('paths', () => {
  it('name the configured product (AC6)', async () => {
    await using server = await startRecordingServer(() => ok(null));
    await createApiClient({ baseURL: server.origin, product: 'abc' }).call(member.logout);
    expect(server.requests[0]?.url).toBe('/api/abc-login/oauth/logout');
  });

  it("follow an operator's override (AC7)", async () => {
    await using server = await startRecordingServer(() => ok(3));
    const client = createApiClient({
      baseURL: server.origin,
      paths: { 'notice.noReadCount': '/other/{product}/count' },
    });
    await client.call(notice.noReadCount);
    expect(server.requests[0]?.url).toBe('/other/jianzhu/count');
  });

  it('keep zero in the query and encode parameters (AC8)', async () => {
    await using server = await startRecordingServer(() => ok({ records: [], total: 0, size: 5, current: 1, pages: 0 }));
    const client = createApiClient({ baseURL: server.origin });
    await client.call(notice.list, { query: { noticeType: 0, size: 5 } });
    await client.call(notice.clickRead, { params: { id: 'a/../b?c' } });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/rs-cms-service/new-center-notice/list?noticeType=0&size=5',
      '/api/rs-cms-service/new-center-notice/click-read/a%2F..%2Fb%3Fc',
    ]);
  });
});

describe('a GET that changes state', () => {
  it('is neither cached nor repeated, unless its caller says so (AC14)', async () => {
    await using server = await startRecordingServer(() => ({ drop: true }));
    const client = createApiClient({ baseURL: server.origin, retry: { retries: 2, delayMs: 1 } });
    const attempts = async (call: Promise<unknown>) => {
      await expect(call).rejects.toMatchObject({ kind: 'network' });
      return server.requests.splice(0);
    };
    const once = await attempts(client.call(notice.allRead));
    expect(once.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache']);
    expect(await attempts(client.call(notice.allRead, {}, { retry: { retries: 1, delayMs: 1 } }))).toHaveLength(2);
    expect(await attempts(client.call(notice.noReadCount))).toHaveLength(3);
  });
});

describe('answers', () => {
  it('are checked when the client was given a check (AC9)', async () => {
    await using server = await startRecordingServer(() => ok('seven'));
    const failures: string[] = [];
    const client = createApiClient({
      baseURL: server.origin,
      check: (_, data) => {
        if (typeof data !== 'number') throw new TypeError('no number');
        return data;
      },
      onFailure: (error) => failures.push(error.kind),
    });
    await expect(client.call(notice.noReadCount)).rejects.toMatchObject({ kind: 'response' });
    expect(failures).toEqual(['response']);
  });
});

describe('the generic wrapper', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)('sends %s as JSON (AC10)', async (method) => {
    await using server = await startRecordingServer(() => ok('done'));
    const client = createApiClient({ baseURL: server.origin });
    const body = method === 'GET' ? undefined : { a: 1 };
    expect(await client.request({ method, url: '/x', query: { q: '中 文' }, ...(body && { body }) })).toBe('done');
    const [request] = server.requests;
    expect(request?.method).toBe(method);
    expect(request?.url).toBe('/x?q=%E4%B8%AD+%E6%96%87');
    if (body) {
      expect(request?.headers['content-type']).toContain('application/json');
      expect(request?.body).toBe('{"a":1}');
    }
  });

  it('adds the bearer token only when asked (AC11)', async () => {
    await using server = await startRecordingServer(() => ok(null));
    const client = createApiClient({ baseURL: server.origin, session: sessionOf(fullSession) });
    await client.request({ url: '/x' });
    await client.request({ url: '/x', bearer: true });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'bearer access']);
  });

  it('uploads a file as form data in the field file (AC12)', async () => {
    await using server = await startRecordingServer(() => ok({ id: '1' }));
    const client = createApiClient({ baseURL: server.origin });
    await client.request({ method: 'POST', url: '/up', upload: { file: new Blob(['hello']), name: 'a.txt' } });
    const [request] = server.requests;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body).toContain('name="file"; filename="a.txt"');
    expect(request?.body).toContain('hello');
  });
});
