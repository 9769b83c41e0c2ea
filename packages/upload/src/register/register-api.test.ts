import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Registration } from '../ports/register-api.ts';
import { API_RETRY, type ApiSettings } from './api-settings.ts';
import { listAttachments } from './list-attachments.ts';
import { registerApi } from './register-api.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const granted = {
  existed: 0,
  resourceId: '1234567890123456789',
  resourceName: '图.pdf',
  fileMd5: 'D41D8CD98F00B204E9800998ECF8427E',
  uri: '/tenant/1/a.pdf',
  accessKey: 'STS.1',
  accessSecret: 'secret',
  accessToken: 'token==',
  bucketName: 'files',
};
const envelope = (data: unknown) => JSON.stringify({ code: 200, msg: '成功', data });
const request = { fileName: '图.pdf', extName: 'pdf', fileSize: 3, hashcode: 'd41d8cd98f00b204e9800998ecf8427e' };
const signal = new AbortController().signal;

/** A back end that gives these answers in turn, the last one again and again. */
async function backEnd(answers: readonly (readonly [number, string] | 'drop' | 'silence')[]) {
  const seen: Seen[] = [];
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push({ method: incoming.method, url: incoming.url, headers: incoming.headers, body });
    if (answer === 'drop' || answer === undefined) incoming.socket.destroy();
    else if (answer !== 'silence') response.writeHead(answer[0]).end(answer[1]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Listening on a port, a server has an address of this form.
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: ApiSettings = {
    baseUrl,
    client: 'Y2xpZW50OnNlY3JldA==',
    session: () => ({ token: 'access', jianzhuToken: 'platform', businessId: '42', authorization: 'auth' }),
  };
  return { settings, seen };
}

afterEach(() => {
  vi.useRealTimers();
});

test('register sends the payload and the headers of the specification, and reads the answer (UR1)', async () => {
  const { settings, seen } = await backEnd([[200, envelope(granted)]]);
  const registration = await registerApi(settings).register(request, { signal });
  expect(registration).toEqual<Registration>({
    existed: false,
    resourceId: '1234567890123456789',
    resourceName: '图.pdf',
    fileMd5: 'd41d8cd98f00b204e9800998ecf8427e',
    address: { bucket: 'files', key: 'tenant/1/a.pdf' },
    credentials: { accessKey: 'STS.1', accessSecret: 'secret', accessToken: 'token==', expiresAt: undefined },
  });
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/jianzhu-support/upload/resource/sts/register',
    headers: {
      authorization: 'Basic Y2xpZW50OnNlY3JldA==',
      'blade-auth': 'bearer access',
      token: 'platform',
      'company-id': '42',
      'content-type': 'application/json',
    },
  });
  expect(seen[0]?.headers).not.toHaveProperty('business-token');
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(request);
});

test('confirm is a POST with the resource id in the query (UR2)', async () => {
  const { settings, seen } = await backEnd([[200, envelope(null)]]);
  await registerApi({ ...settings, product: 'sibling' }).confirm('77', { signal });
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/sibling-support/upload/resource/sts/register/callback?id=77',
    body: '',
  });
});

test('empty header values are left out, and a site may bring headers of its own (UR3)', async () => {
  const { settings, seen } = await backEnd([[200, envelope(granted)]]);
  const { client: _, ...anonymous } = settings;
  await registerApi({ ...anonymous, session: () => ({ token: '' }) }).register(request, { signal });
  for (const name of ['authorization', 'blade-auth', 'token', 'company-id']) {
    expect(seen[0]?.headers).not.toHaveProperty(name);
  }
  await registerApi({ ...settings, headers: () => ({ 'X-Site': 'b' }) }).register(request, { signal });
  expect(seen[1]?.headers).toMatchObject({ 'x-site': 'b' });
  expect(seen[1]?.headers).not.toHaveProperty('token');
});

describe('what failed is told apart (UR4)', () => {
  test.each([
    [[200, JSON.stringify({ code: 500, msg: '失败' })], 'refused', 500, '失败'],
    [[200, JSON.stringify({ code: 403, msg: 'm', data: { reason: 'BUSINESS_CHANGED' } })], 'refused', 403, 'm'],
    [[500, 'oops'], 'refused', 500, /refused/],
    [[200, '<html>'], 'refused', 200, /refused/],
    [[200, 'null'], 'refused', 200, /refused/],
    [[500, envelope(granted)], 'refused', 200, '成功'],
    [[401, JSON.stringify({ code: 401 })], 'session-ended', 401, /ended/],
    [[200, envelope({ ...granted, accessKey: '' })], 'refused', 200, /cannot be read/],
    ['drop', 'network', 0, /reached/],
  ] as const)('%o is %s', async (answer, fault, code, message) => {
    const { settings, seen } = await backEnd([answer]);
    const failing = registerApi(settings).register(request, { signal });
    await expect(failing).rejects.toMatchObject({ fault, code, message: expect.stringMatching(message) });
    expect(seen.length).toBe(1);
  });

  test('a confirm with another code than 200 has failed (UR2)', async () => {
    const { settings } = await backEnd([[200, JSON.stringify({ code: 500, msg: 'm' })]]);
    await expect(registerApi(settings).confirm('1', { signal })).rejects.toMatchObject({ fault: 'refused', code: 500 });
  });
});

test('a call is given up after 30 s (UR5)', async () => {
  const { settings } = await backEnd(['silence']);
  const delays: number[] = [];
  const clock = {
    now: Date.now,
    setTimeout: (run: () => void, delay: number) => delays.push(delay) && queueMicrotask(run),
    clearTimeout: () => {},
  };
  const calling = registerApi({ ...settings, clock }).register(request, { signal });
  await expect(calling).rejects.toMatchObject({ fault: 'timeout' });
  expect(delays).toEqual([30_000]);
});

test('retry is off unless asked for, and then only for what may pass (UR6)', async () => {
  const waits: number[] = [];
  const clock = {
    now: Date.now,
    setTimeout: (run: () => void, delay: number) => (delay === 1000 ? waits.push(delay) && run() : undefined),
    clearTimeout: () => {},
  };
  const flaky = await backEnd(['drop', 'drop', 'drop', [200, envelope(granted)]]);
  const api = registerApi({ ...flaky.settings, clock, retry: API_RETRY });
  await expect(api.register(request, { signal })).resolves.toMatchObject({ resourceId: granted.resourceId });
  expect(waits).toEqual([1000, 1000, 1000]);

  const gone = await backEnd(['drop']);
  const retrying = registerApi({ ...gone.settings, clock, retry: API_RETRY });
  await expect(retrying.register(request, { signal })).rejects.toMatchObject({ fault: 'network' });
  expect(gone.seen.length).toBe(4);

  const silence = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const hurried = { ...clock, setTimeout: (run: () => void) => setImmediate(run) };
  const late = registerApi({ ...gone.settings, clock: hurried, retry: API_RETRY, fetch: silence });
  await expect(late.register(request, { signal })).rejects.toMatchObject({ fault: 'timeout' });
  expect(silence).toHaveBeenCalledTimes(4);

  const refusing = await backEnd([[200, JSON.stringify({ code: 500 })]]);
  const once = registerApi({ ...refusing.settings, clock, retry: API_RETRY });
  await expect(once.register(request, { signal })).rejects.toMatchObject({ fault: 'refused' });
  expect(refusing.seen.length).toBe(1);
});

test('an abort rejects with the reason of the signal, also between attempts (UR5)', async () => {
  const reason = new Error('stop');
  const silent = await backEnd(['silence']);
  const controller = new AbortController();
  const calling = registerApi(silent.settings).register(request, { signal: controller.signal });
  controller.abort(reason);
  await expect(calling).rejects.toBe(reason);

  const flaky = await backEnd(['drop']);
  const second = new AbortController();
  const clock = {
    now: Date.now,
    setTimeout: (_: () => void, delay: number) => (delay === 1000 ? second.abort(reason) : undefined),
    clearTimeout: () => {},
  };
  const retrying = registerApi({ ...flaky.settings, clock, retry: API_RETRY });
  await expect(retrying.register(request, { signal: second.signal })).rejects.toBe(reason);
  expect(flaky.seen.length).toBe(1);
});

test('the attachments of a record are listed with the general headers (UA4)', async () => {
  const entries = [{ id: '1', fileName: 'a.pdf', fileSize: '7', modifyStatus: 0, other: true }, { fileName: 'no id' }];
  const { settings, seen } = await backEnd([
    [200, envelope(entries)],
    [200, envelope({})],
  ]);
  const list = await listAttachments(settings, { businessId: '9', businessType: 'x' }, { signal });
  expect(list).toEqual([expect.objectContaining({ id: '1', fileName: 'a.pdf', fileExt: 'pdf', fileSize: 7 })]);
  expect(seen[0]).toMatchObject({
    method: 'GET',
    url: '/api/jianzhu-management/oa-common-attachment/list/business?businessId=9&businessType=x',
    headers: {
      'blade-auth': 'bearer platform',
      authorization: 'auth',
      'company-id': '42',
      'business-token': 'bearer access',
      'request-source': 'JIANZHU',
    },
  });
  await expect(listAttachments(settings, { businessId: '9' }, { signal })).rejects.toMatchObject({ fault: 'refused' });
});
