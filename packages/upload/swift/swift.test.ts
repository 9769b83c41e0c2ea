import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryLedger } from '../src/ledger/memory-ledger.ts';
import { createNodeHasher } from '../src/node/node-hasher.ts';
import type { RegisterApi } from '../src/ports/register-api.ts';
import type { Storage, StorageTarget } from '../src/ports/storage.ts';
import { s3Storage } from '../src/s3.ts';
import { platformDigests } from '../src/signing/digests.ts';
import { signS3V4 } from '../src/signing/s3-v4.ts';
import { createSigningKeys } from '../src/signing/v4.ts';
import { createUploader } from '../src/uploader.ts';
import { SWIFT_KEYS, SWIFT_PACKAGES, SWIFT_REGION, type Swift, startSwift } from './swift.ts';

const MEBIBYTE = 1024 ** 2;
const BUCKET = 'files';
const { signal } = new AbortController();

let swift: Swift;
let storage: Storage;

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const target = (key: string, keys: Partial<StorageTarget['credentials']> = {}): StorageTarget => ({
  bucket: BUCKET,
  key,
  credentials: { ...SWIFT_KEYS, ...keys },
  clockOffset: 0,
  contentType: 'application/pdf',
});

/** Sends a signed request past the storage port: buckets are made, and objects read, by others than the page. */
async function request(method: string, path: string): Promise<Response> {
  const { host } = new URL(swift.endpoint);
  const signing = { ...SWIFT_KEYS, region: SWIFT_REGION, time: Date.now() };
  const keys = createSigningKeys(platformDigests());
  const headers = await signS3V4({ method, path, query: {}, headers: { host } }, signing, keys);
  return fetch(`${swift.endpoint}${encodeURI(path)}`, { method, headers });
}

async function stored(key: string): Promise<string> {
  const answer = await request('GET', `/${BUCKET}/${key}`);
  return md5(Buffer.from(await answer.arrayBuffer()));
}

describe.runIf(process.env.TEST_DEEP)(`a Swift of Debian (${SWIFT_PACKAGES})`, () => {
  beforeAll(async () => {
    swift = await startSwift();
    storage = s3Storage({ endpoint: swift.endpoint, region: SWIFT_REGION, bucketStyle: 'path' });
    expect((await request('PUT', `/${BUCKET}`)).status).toBe(200);
  });
  afterAll(() => swift?.close());

  test('takes what is put under an awkward key, and shows it (US3)', async () => {
    const awkward = target("图 纸/(1)+%41!*'~&=?#.pdf");
    const etag = md5(Buffer.from('abc'));
    expect(await storage.put(awkward, new Blob(['abc']), { signal })).toEqual({ etag });
    expect(await storage.head(awkward, { signal })).toEqual({ size: 3, etag });
    expect(await storage.head(target('nothing'), { signal })).toBeNull();
  });

  test('refuses a wrong secret and a wrong clock, and tells its own time (US3)', async () => {
    const put = (of: StorageTarget) => storage.put(of, new Blob(['abc']), { signal });
    await expect(put(target('refused', { accessSecret: 'wrong' }))).rejects.toMatchObject({
      fault: 'fatal',
      code: 'SignatureDoesNotMatch',
    });
    const refusal = await put({ ...target('refused'), clockOffset: 3_600_000 }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ fault: 'clock', serverTime: expect.any(Number) });
    expect(await storage.head(target('refused'), { signal })).toBeNull();
  });

  test('lists parts page by page, joins them, and forgets what is aborted (US8)', async () => {
    const parts = [randomBytes(5 * MEBIBYTE), randomBytes(1000)];
    const joined = target('joined.bin');
    const id = await storage.initiate(joined, { signal });
    for (const [index, part] of parts.entries()) {
      expect(await storage.uploadPart(joined, id, index + 1, new Blob([part]), { signal })).toEqual({
        etag: md5(part),
      });
    }
    const page = await storage.listParts(joined, id, 0, { signal });
    expect(page.nextMarker).toBeNull();
    expect(page.parts.map(({ partNumber, size }) => [partNumber, size])).toEqual([
      [1, 5 * MEBIBYTE],
      [2, 1000],
    ]);
    expect((await storage.listParts(joined, id, 1, { signal })).parts).toHaveLength(1);
    await storage.complete(joined, id, page.parts, { signal });
    expect(await stored('joined.bin')).toBe(md5(Buffer.concat(parts)));
    // It has nothing left to forget of an upload that was joined, which it calls NoSuchKey.
    await storage.abort(joined, id, { signal });
    const aborted = await storage.initiate(joined, { signal });
    await storage.abort(joined, aborted, { signal });
    await expect(storage.listParts(joined, aborted, 0, { signal })).rejects.toMatchObject({ fault: 'gone' });
  });

  test('an uploader sends the middle band, stops in the middle, and another sends only what is missing (RS9)', async () => {
    const content = randomBytes(23 * MEBIBYTE + 7);
    const ledger = createMemoryLedger();
    const sent: number[] = [];
    let afterPart: () => void = () => undefined;
    const watched: Storage = {
      ...storage,
      async uploadPart(of, id, partNumber, body, options) {
        const answer = await storage.uploadPart(of, id, partNumber, body, options);
        sent.push(partNumber);
        afterPart();
        return answer;
      },
    };
    const open = () =>
      createUploader({
        api: oneFile('resumed.zip'),
        storage: watched,
        owner: () => 'tenant/user',
        hasher: createNodeHasher(),
        ledger,
        unit: 1024,
        rules: { capMB: null },
      });

    const first = open();
    const half = new Promise<void>((resolve) => {
      afterPart = () => sent.length === 2 && resolve();
    });
    first.add([new File([content], 'resumed.zip')]);
    await half;
    first.dispose();
    const before = [...sent];

    const second = open();
    const done = new Promise<void>((resolve) => second.on('success', () => resolve()));
    second.add([new File([content], 'resumed.zip')]);
    await done;
    second.dispose();

    const again = sent.slice(before.length);
    expect(again.filter((part) => before.includes(part))).toEqual([]);
    expect([...before, ...again].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(await stored('resumed.zip')).toBe(md5(content));
  });
});

/** A back end with one file, which it keeps under this key. */
function oneFile(key: string): RegisterApi {
  return {
    register: async ({ fileName, hashcode }) => ({
      existed: false,
      resourceId: key,
      resourceName: fileName,
      fileMd5: hashcode,
      address: { bucket: BUCKET, key },
      credentials: SWIFT_KEYS,
    }),
    confirm: async () => undefined,
  };
}
