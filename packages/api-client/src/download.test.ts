import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { notice } from './contract/index.ts';
import type { ApiError } from './errors/api-error.ts';
import type { DownloadProgress } from './exchange.ts';
import { type Answer, startRecordingServer } from './testing/recording-server.ts';

const fileCall = { ...notice.noReadCount, id: 'test.file', file: true } as const;
const failedText = '文件下载失败，请重新尝试';
const zip: Answer = {
  headers: { 'content-type': 'application/zip', 'content-disposition': "attachment; filename*=UTF-8''%E9%99%84.zip" },
  body: Buffer.from([0x50, 0x4b, 0xff, 0xfe, 0x00, 0x80]),
};

async function outcome(answer: Answer, use: 'call' | 'download') {
  await using server = await startRecordingServer(() => answer);
  const told: ApiError[] = [];
  const client = createApiClient({ baseURL: server.origin, timeoutMs: 300, onFailure: (error) => told.push(error) });
  const thrown = await client[use](fileCall).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(told).toEqual([thrown]);
  return told[0];
}

describe('a file', () => {
  it('has no code and resolves byte for byte as it is (AE10)', async () => {
    await using server = await startRecordingServer(() => zip);
    const file: unknown = await createApiClient({ baseURL: server.origin }).call(fileCall);
    expect(file).toBeInstanceOf(Blob);
    expect(Buffer.from(await (file as Blob).arrayBuffer())).toEqual(zip.body); // a Blob by the line above
  });

  it('HTTP 400 with a JSON body rejects with that body (AE11)', async () => {
    const answer = { status: 400, body: { code: 404, msg: '文件不存在' } };
    const refused = { kind: 'business', code: 404, toast: { level: 'warning', text: '文件不存在' } };
    expect(await outcome(answer, 'call')).toMatchObject(refused);
    expect(await outcome(answer, 'download')).toMatchObject(refused);
  });

  it('HTTP 400 without JSON shows the status (AE12)', async () => {
    const answer = { status: 400, headers: { 'content-type': 'text/html' }, body: 'no' };
    expect(await outcome(answer, 'call')).toMatchObject({ kind: 'status', status: 400 });
  });
});

describe('a download', () => {
  it('gives the blob and its name, and tells how much has arrived (AD1)', async () => {
    await using server = await startRecordingServer(() => zip);
    const seen: DownloadProgress[] = [];
    const client = createApiClient({ baseURL: server.origin });
    const { blob, fileName } = await client.download(fileCall, {}, { onProgress: (progress) => seen.push(progress) });
    expect(fileName).toBe('附.zip');
    expect(Buffer.from(await blob.arrayBuffer())).toEqual(zip.body);
    expect(seen.at(-1)?.loaded).toBe(6);
  });

  it('of an address carries none of our headers (AD3)', async () => {
    await using server = await startRecordingServer(() => zip);
    const client = createApiClient({
      session: { tokens: () => ({ token: 'a', jianzhuToken: 'p', authorization: 'Basic x', businessId: '1' }) },
    });
    await client.download(`${server.origin}/bucket/key?signature=1`);
    const headers = Object.keys(server.requests[0]?.headers ?? {});
    for (const name of ['authorization', 'blade-auth', 'company-id', 'business-token', 'request-source'])
      expect(headers).not.toContain(name);
    expect(server.requests[0]?.url).toBe('/bucket/key?signature=1');
  });

  it.each<[string, Answer]>([
    ['a status', { status: 500, body: {} }],
    ['HTML', { status: 400, headers: { 'content-type': 'text/html' }, body: 'no' }],
    ['a lost connection', { drop: true }],
    ['a timeout', { silent: true }],
  ])('that fails by %s has one message (AD4)', async (_, answer) => {
    expect(await outcome(answer, 'download')).toMatchObject({
      kind: 'download',
      call: 'test.file',
      toast: { level: 'error', text: failedText },
    });
  });

  it('ends the login on HTTP 401 and shows nothing (AD5)', async () => {
    expect(await outcome({ status: 401, body: {} }, 'download')).toMatchObject({
      kind: 'session-ended',
      toast: undefined,
    });
  });

  it('that was aborted shows nothing (AD5)', async () => {
    await using server = await startRecordingServer(() => ({ silent: true }));
    const cancel = new AbortController();
    const done = createApiClient({ baseURL: server.origin }).download(fileCall, {}, { signal: cancel.signal });
    cancel.abort();
    await expect(done).rejects.toMatchObject({ kind: 'cancelled', toast: undefined });
  });
});
