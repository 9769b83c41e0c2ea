import { describe, expect, test, vi } from 'vitest';
import { systemClock } from '../environment/system-clock.ts';
import { StorageError } from '../ports/storage.ts';
import { s3Storage } from '../s3.ts';
import { ossStorage } from './oss-storage.ts';
import { ossV1Storage } from './oss-v1-storage.ts';
import type { StorageAnswer, StorageRequest, Transport } from './transport.ts';

const SECRET = 'a-secret-that-nobody-sees';
const TOKEN = 'CAIS+token==';
const TIME = Date.UTC(2026, 10, 21, 8, 30, 15);
const clock = { ...systemClock, now: () => TIME };
const signal = new AbortController().signal;
const target = {
  bucket: 'files',
  key: 'tenant/1/图 纸.pdf',
  credentials: { accessKey: 'STS.1', accessSecret: SECRET, accessToken: TOKEN },
  clockOffset: 0,
  contentType: 'application/pdf',
};

type Scripted = StorageAnswer | Error;

function answer(status: number, text = '', headers: Readonly<Record<string, string>> = {}): StorageAnswer {
  return { status, text, header: (name) => headers[name] ?? null };
}

/** A storage whose answers are scripted, with what it was sent. */
function scripted(make: typeof ossStorage, answers: readonly Scripted[], settings = {}) {
  const sent: StorageRequest[] = [];
  const left = [...answers];
  const transport: Transport = {
    async send(request) {
      sent.push(request);
      const next = left.shift() ?? answer(599);
      if (next instanceof Error) throw next;
      return next;
    },
    reach: async () => {},
  };
  const onWarning = vi.fn<(message: string) => void>();
  const defaults = { endpoint: 'https://store.example', region: 'cn-changchun', clock, transport, onWarning };
  return { storage: make({ ...defaults, ...settings }), sent, onWarning };
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('was not refused');
    },
    (error: unknown) => error,
  );

const both = [
  ['oss', ossStorage, 'x-oss-'],
  ['s3', s3Storage, 'x-amz-'],
] as const;

describe.each(both)('%s', (name, make, prefix) => {
  test('a put is signed with the registered keys and carries the token, and none of our headers (US3)', async () => {
    const { storage, sent } = scripted(make, [answer(200, '', { etag: '"D41D8CD98F00B204E9800998ECF8427E"' })]);
    const body = new Blob(['abc']);
    expect(await storage.put(target, body, { signal })).toEqual({ etag: 'd41d8cd98f00b204e9800998ecf8427e' });
    const [request] = sent;
    expect(request).toMatchObject({
      method: 'PUT',
      url: 'https://files.store.example/tenant/1/%E5%9B%BE%20%E7%BA%B8.pdf',
      body,
    });
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual(
      ['authorization', 'content-type', `${prefix}content-sha256`, `${prefix}date`, `${prefix}security-token`].sort(),
    );
    expect(request?.headers).toMatchObject({
      'content-type': 'application/pdf',
      [`${prefix}security-token`]: TOKEN,
      [`${prefix}date`]: '20261121T083015Z',
    });
    expect(request?.headers.authorization).toContain('STS.1/20261121/cn-changchun/');
  });

  test('the clock of the storage is the one that counts (US3)', async () => {
    const { storage, sent } = scripted(make, [answer(200)]);
    await storage.put({ ...target, clockOffset: 20 * 60_000 }, new Blob(['a']), { signal });
    expect(sent[0]?.headers[`${prefix}date`]).toBe('20261121T085015Z');
  });

  test('the bucket is named by the host, in the path, or not at all (US3)', async () => {
    for (const [bucketStyle, url] of [
      ['virtualHost', 'http://files.store.example:9000/k'],
      ['path', 'http://store.example:9000/files/k'],
      ['custom', 'http://store.example:9000/k'],
    ] as const) {
      const settings = { endpoint: 'http://store.example:9000/', bucketStyle };
      const { storage, sent } = scripted(make, [answer(200)], settings);
      await storage.put({ ...target, key: 'k' }, new Blob(['a']), { signal });
      expect(sent[0]?.url).toBe(url);
    }
  });

  test('a multipart upload is begun, sent, joined and forgotten (US8)', async () => {
    const etag = name === 'oss' ? '"0CC175B9C0F1B6A831C399E269772661"' : '"0cc175b9c0f1b6a831c399e269772661"';
    const { storage, sent } = scripted(make, [
      answer(
        200,
        '<InitiateMultipartUploadResult xmlns="a"><UploadId>u&amp;1</UploadId></InitiateMultipartUploadResult>',
      ),
      answer(200, '', { etag }),
      answer(200, '<CompleteMultipartUploadResult><ETag>&quot;AB-1&quot;</ETag></CompleteMultipartUploadResult>'),
      answer(204),
    ]);
    const uploadId = await storage.initiate(target, { signal });
    expect(uploadId).toBe('u&1');
    const part = await storage.uploadPart(target, uploadId, 1, new Blob(['a']), { signal });
    const parts = [{ partNumber: 1, size: 1, ...part }];
    expect(await storage.complete(target, uploadId, parts, { signal })).toEqual({ etag: 'ab-1' });
    await storage.abort(target, uploadId, { signal });
    expect(sent.map(({ method, url }) => `${method} ${url.replace(/^[^?]*/, '')}`)).toEqual([
      'POST ?uploads',
      'PUT ?partNumber=1&uploadId=u%261',
      'POST ?uploadId=u%261',
      'DELETE ?uploadId=u%261',
    ]);
    expect(sent[0]?.headers['content-type']).toBe('application/pdf');
    const quoted = etag.replaceAll('"', '&#34;');
    expect(await sent[2]?.body?.text()).toBe(
      `<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>${quoted}</ETag></Part></CompleteMultipartUpload>`,
    );
  });

  test('parts are listed page by page (US8)', async () => {
    const page = (truncated: boolean, next: number, part: number) =>
      answer(
        200,
        `<ListPartsResult><PartNumberMarker>0</PartNumberMarker><NextPartNumberMarker>${next}</NextPartNumberMarker>` +
          `<IsTruncated>${truncated}</IsTruncated><Part><PartNumber>${part}</PartNumber><ETag>"AB"</ETag>` +
          '<Size>1048576</Size></Part></ListPartsResult>',
      );
    const { storage, sent } = scripted(make, [page(true, 1000, 1000), page(false, 1001, 1001), page(true, 0, 7)]);
    const first = await storage.listParts(target, 'u', 0, { signal });
    expect(first).toEqual({ parts: [{ partNumber: 1000, etag: 'ab', size: 1_048_576 }], nextMarker: 1000 });
    expect((await storage.listParts(target, 'u', 1000, { signal })).nextMarker).toBeNull();
    expect((await storage.listParts(target, 'u', 0, { signal })).nextMarker).toBeNull();
    expect(sent.map(({ url }) => new URL(url).searchParams.get('part-number-marker'))).toEqual(['0', '1000', '0']);
  });

  test('a 200 that holds an error is an error, and so is a document that says nothing (US9)', async () => {
    const { storage } = scripted(make, [
      answer(200, '<?xml version="1.0"?>\n  <Error><Code>InternalError</Code></Error>'),
      answer(200, '  '),
      answer(200, ''),
      answer(200, '<html/>'),
    ]);
    const fails = (call: Promise<unknown>) => rejection(call);
    expect(await fails(storage.complete(target, 'u', [], { signal }))).toMatchObject({ code: 'InternalError' });
    expect(await fails(storage.complete(target, 'u', [], { signal }))).toMatchObject({ fault: 'server', status: 200 });
    expect(await fails(storage.initiate(target, { signal }))).toMatchObject({ fault: 'server' });
    expect(await fails(storage.listParts(target, 'u', 0, { signal }))).toMatchObject({ fault: 'server' });
  });

  test('forgetting an unknown upload is done, whatever it is called; a refusal is not (US8)', async () => {
    const { storage } = scripted(make, [
      answer(404, '<Error><Code>NoSuchUpload</Code></Error>'),
      answer(404, '<Error><Code>NoSuchKey</Code></Error>'),
      answer(403, '<Error><Code>AccessDenied</Code></Error>'),
    ]);
    await storage.abort(target, 'u', { signal });
    await storage.abort(target, 'u', { signal });
    expect(await rejection(storage.abort(target, 'u', { signal }))).toMatchObject({ fault: 'fatal', status: 403 });
  });

  test('an object has size and ETag, or is not there (US8)', async () => {
    const { storage } = scripted(make, [
      answer(200, '', { etag: 'W/"AB"', 'content-length': '42' }),
      answer(404),
      answer(403),
    ]);
    expect(await storage.head(target, { signal })).toEqual({ size: 42, etag: 'ab' });
    expect(await storage.head(target, { signal })).toBeNull();
    expect(await rejection(storage.head(target, { signal }))).toMatchObject({ fault: 'fatal', status: 403 });
  });

  test('a hidden ETag is empty, and told once (US10)', async () => {
    const { storage, onWarning } = scripted(make, [answer(200), answer(200), answer(200)]);
    expect(await storage.uploadPart(target, 'u', 1, new Blob(['a']), { signal })).toEqual({ etag: '' });
    await storage.uploadPart(target, 'u', 2, new Blob(['b']), { signal });
    await storage.put(target, new Blob(['c']), { signal });
    expect(onWarning).toHaveBeenCalledOnce();
    expect(onWarning.mock.calls[0]?.[0]).toMatch(/ETag/);
  });

  test('a broken line over a file that cannot be read any more is a changed file (US11)', async () => {
    const { storage } = scripted(make, [new StorageError('network'), new StorageError('network')]);
    const lost = new Blob(['a']);
    vi.spyOn(lost, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
    );
    expect(await rejection(storage.put(target, lost, { signal }))).toMatchObject({ fault: 'fileChanged' });
    expect(await rejection(storage.put(target, new Blob(['a']), { signal }))).toMatchObject({ fault: 'network' });
  });

  test('no error tells a secret, a token or a signed address (US12)', async () => {
    const text = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
    const { storage } = scripted(make, [answer(403, text), new StorageError('network')]);
    for (const call of [
      () => storage.put(target, new Blob(['a']), { signal }),
      () => storage.initiate(target, { signal }),
    ]) {
      const error = await rejection(call());
      const told = `${error} ${JSON.stringify(error)} ${error instanceof Error ? error.stack : ''}`;
      expect(told).not.toContain(SECRET);
      expect(told).not.toContain(TOKEN);
      expect(told).not.toContain('store.example');
    }
  });

  test('an aborted request is not sent and rejects with the reason of its signal (US6)', async () => {
    const { storage, sent } = scripted(make, [answer(200)]);
    const gone = new Error('gone');
    expect(await rejection(storage.put(target, new Blob(['a']), { signal: AbortSignal.abort(gone) }))).toBe(gone);
    expect(sent).toEqual([]);
  });
});

test('reports of bytes never fall and never exceed the body (US4)', async () => {
  const reported: number[] = [];
  const transport: Transport = {
    async send(_, { onBytes }) {
      for (const sent of [1, 3, 2, 3, 99]) onBytes?.(sent);
      return answer(200);
    },
    reach: async () => {},
  };
  const storage = ossStorage({ endpoint: 'https://store.example', region: 'r', transport, onWarning: () => {} });
  await storage.put(target, new Blob(['12345']), { signal, onBytes: (sent) => reported.push(sent) });
  expect(reported).toEqual([1, 3, 5]);
});

test('an older private cloud is sent the first signature (US3)', async () => {
  const { storage, sent } = scripted(ossV1Storage, [answer(200)]);
  await storage.put(target, new Blob(['a']), { signal });
  expect(sent[0]?.headers).toMatchObject({
    'x-oss-date': 'Sat, 21 Nov 2026 08:30:15 GMT',
    'x-oss-security-token': TOKEN,
    authorization: expect.stringMatching(/^OSS STS\.1:[\w+/]{27}=$/),
  });
});

test('OSS takes parts from 100 KB, S3 from 5 MiB (UV10)', () => {
  expect(scripted(ossStorage, []).storage.limits.minPart).toBe(102_400);
  expect(scripted(s3Storage, []).storage.limits.minPart).toBe(5_242_880);
});
