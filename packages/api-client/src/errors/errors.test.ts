import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client.ts';
import { chat, member, notice, platformConfig } from '../contract/index.ts';
import { type Answer, ok, startRecordingServer } from '../testing/recording-server.ts';
import type { ApiError } from './api-error.ts';
import { BusinessError } from './business-error.ts';

async function failureOf(
  answer: Answer,
  call: Parameters<ReturnType<typeof createApiClient>['call']>[0] = notice.noReadCount,
) {
  await using server = await startRecordingServer(() => answer);
  const told: ApiError[] = [];
  const client = createApiClient({ baseURL: server.origin, timeoutMs: 300, onFailure: (error) => told.push(error) });
  const thrown = await client.call(call).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(told).toEqual([thrown]);
  return { error: told[0], attempts: server.requests.length };
}

describe('HTTP status', () => {
  it.each([201, 204, 304, 400, 404, 413, 500, 503])('%i shows the status and rejects (AE1)', async (status) => {
    const { error } = await failureOf({ status, body: { code: 200 } });
    expect(error).toMatchObject({
      kind: 'status',
      status,
      toast: { level: 'error', text: `请求出错，状态码：${status}` },
    });
  });

  it('401 forces the logout and shows nothing (AE2)', async () => {
    const { error } = await failureOf({ status: 401, body: {} });
    expect(error).toMatchObject({ kind: 'session-ended', forcesLogout: true, toast: undefined });
  });

  it('401 on the logout call forces nothing (AE3)', async () => {
    const { error } = await failureOf({ status: 401, body: {} }, member.logout);
    expect(error).toMatchObject({ kind: 'session-ended', forcesLogout: false, toast: undefined });
  });
});

describe('the chat service', () => {
  it('HTTP 401 does not end the login of the portal (AE3)', async () => {
    const { error } = await failureOf({ status: 401, body: {} }, chat.list);
    expect(error).toMatchObject({ kind: 'session-ended', forcesLogout: false, toast: undefined });
  });
});

describe('body code', () => {
  it('401 rejects silently and forces nothing (AE4)', async () => {
    const { error } = await failureOf({ body: { code: 401, msg: 'x' } });
    expect(error).toMatchObject({ kind: 'business', code: 401, toast: undefined });
  });

  it('any other code but 200 shows the msg as a warning (AE5)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 9999 }).filter((code) => code !== 200 && code !== 401),
        async (code) => {
          const { error } = await failureOf({ body: { code, msg: '库存不足', data: { reason: 'R' } } });
          expect(error).toMatchObject({ kind: 'business', code, toast: { level: 'warning', text: '库存不足' } });
          expect(error).toBeInstanceOf(BusinessError);
          expect((error as BusinessError).reason).toBe('R'); // checked the line above
        },
      ),
      { numRuns: 15 },
    );
  });

  it('"200" is 200 (AE6)', async () => {
    await using server = await startRecordingServer(() => ({ body: { code: '200', data: 5 } }));
    expect(await createApiClient({ baseURL: server.origin }).call(notice.noReadCount)).toBe(5);
  });

  it('names the fields that were refused (AE7)', async () => {
    const waiting = await failureOf({ body: { code: 429, msg: 'm', data: { retryAfter: 41 } } });
    expect(waiting.error).toMatchObject({ retryAfter: 41, fieldErrors: [] });
    const fieldErrors = [{ field: 'phone', message: '请输入正确的11位手机号' }, { nonsense: true }];
    const { error } = await failureOf({ body: { code: 400, msg: 'm', data: { fieldErrors } } });
    expect((error as BusinessError).fieldErrors).toEqual([fieldErrors[0]]); // code 400 gives a BusinessError
  });

  it('success false stops a start-up call without a message, whatever the code (AE8)', async () => {
    for (const body of [{ success: false, code: 400, msg: 'm' }, { success: false, code: 200 }, { success: false }]) {
      const { error } = await failureOf({ body }, platformConfig.list);
      expect(error).toMatchObject({ kind: 'business', toast: undefined });
    }
  });

  it('a body that is no envelope is an error, not data (AE9)', async () => {
    for (const body of ['<html>', '[]', '{"a":1}', 'null'])
      expect((await failureOf({ body })).error).toMatchObject({ kind: 'response' });
  });
});

describe('transport', () => {
  it('a timeout has its own message (AE13)', async () => {
    const { error } = await failureOf({ silent: true });
    expect(error).toMatchObject({ kind: 'timeout', toast: { text: '请求超时，请检查网络或稍后重试' } });
  });

  it('a lost connection has its own message (AE14)', async () => {
    const { error, attempts } = await failureOf({ drop: true });
    expect(error).toMatchObject({ kind: 'network', toast: { text: '网络连接失败，请检查网络设置' } });
    expect(attempts).toBe(1);
  });

  it('a call that is repeated tells of its failure once, after the last attempt (AR2, R-ERR-016)', async () => {
    await using server = await startRecordingServer(() => ({ drop: true }));
    const toldAfter: number[] = [];
    const client = createApiClient({
      baseURL: server.origin,
      retry: { retries: 3, delayMs: 1 },
      onFailure: () => toldAfter.push(server.requests.length),
    });
    await expect(client.call(notice.noReadCount)).rejects.toMatchObject({ kind: 'network' });
    expect(toldAfter).toEqual([4]);
  });

  it('an aborted call shows nothing (AE15)', async () => {
    await using server = await startRecordingServer(() => ({ silent: true }));
    const cancel = new AbortController();
    const call = createApiClient({ baseURL: server.origin }).call(notice.noReadCount, undefined, {
      signal: cancel.signal,
    });
    cancel.abort();
    await expect(call).rejects.toMatchObject({ kind: 'cancelled', toast: undefined });
  });
});

describe('a successful call', () => {
  it('tells onFailure nothing', async () => {
    await using server = await startRecordingServer(() => ok(1));
    const told: ApiError[] = [];
    await createApiClient({ baseURL: server.origin, onFailure: (e) => told.push(e) }).call(notice.noReadCount);
    expect(told).toEqual([]);
  });
});
