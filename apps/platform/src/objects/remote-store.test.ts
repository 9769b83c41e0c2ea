import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, type BucketOptions, OPERATOR, startFakeCloud } from '../testing/fake-cloud.ts';
import { listenLocally, storageFor } from '../testing/upload-client.ts';
import { ObjectDiffers } from './object-store.ts';

const signal = new AbortController().signal;

let cloud: Awaited<ReturnType<typeof startFakeCloud>>;

beforeAll(async () => {
  cloud = await startFakeCloud();
});
afterAll(() => cloud.close());

async function* content(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
/** Puts an object into the bucket without asking its services. */
async function write(key: string, ...texts: string[]): Promise<void> {
  const metadata = { contentType: 'application/octet-stream' };
  await cloud.memory.putObject({ bucket: BUCKET, key }, await cloud.memory.receive(content(...texts)), metadata);
}
async function readAll(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const bytes of body) chunks.push(bytes);
  return Buffer.concat(chunks).toString();
}

describe.each(['oss', 's3'] as const)('a bucket of %s (R-UP-032, R-UP-033)', (kind) => {
  const open = (more: Partial<BucketOptions> = {}) => cloud.open({ kind, ...more });
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');

  it('gives credentials for one object, which browsers use', async () => {
    const store = open();
    const key = `tenant/1/${kind}.pdf`;
    const grant = await store.grantUpload({ key, maxBytes: 100 });
    expect(grant.expiresAt).toBeGreaterThan(Date.now() + 3_500_000);
    const { client, target } = storageFor(cloud.origin, { ...grant, bucketName: BUCKET, uri: key });
    await client.put(target, new Blob(['content']), { signal });
    expect(await store.head(key)).toEqual({ size: 7, md5: md5('content') });
    const elsewhere = client.put({ ...target, key: 'tenant/2/other.pdf' }, new Blob(['x']), { signal });
    await expect(elsewhere).rejects.toMatchObject({ code: 'AccessDenied' });
  });

  it('is read whole, in part and by signed addresses, and forgets', async () => {
    const store = open();
    const key = `file/1/读 ${kind}.txt`;
    await write(key, 'Hello, ', 'world');
    expect(await store.head(key)).toEqual({ size: 12, md5: md5('Hello, world') });
    expect(await readAll(store.read(key))).toBe('Hello, world');
    expect(await readAll(store.read(key, { start: 7, end: 9 }))).toBe('wo');
    const url = await store.readAddress({ key, fileName: '图(1).txt', hostName: 'localhost' });
    const response = await fetch(url);
    expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%E5%9B%BE%281%29.txt");
    expect(await response.text()).toBe('Hello, world');
    await store.remove(key);
    expect(await store.head(key)).toBeUndefined();
    await expect(readAll(store.read(key))).rejects.toThrow('no object');
  });

  it('copies what was uploaded to where the credentials of the upload do not reach', async () => {
    const store = open();
    const key = `tenant/1/合同 ${kind}.pdf`;
    const grant = await store.grantUpload({ key, maxBytes: 100 });
    const { client, target } = storageFor(cloud.origin, { ...grant, bucketName: BUCKET, uri: key });
    await client.put(target, new Blob(['checked']), { signal });
    const settled = await store.settle(key, 7);
    expect(settled).not.toBe(key);
    await client.put(target, new Blob(['forged']), { signal });
    await expect(client.put({ ...target, key: settled }, new Blob(['forged']), { signal })).rejects.toMatchObject({
      code: 'AccessDenied',
    });
    expect(await readAll(store.read(settled))).toBe('checked');
    await expect(store.settle('tenant/1/nowhere.pdf', 7)).rejects.toThrow('no object');
  });

  it('copies nothing of an object of another size than was registered', async () => {
    const key = `tenant/1/larger-${kind}.pdf`;
    await write(key, 'much more than that');
    const count = async () => {
      let objects = 0;
      for await (const _ of cloud.memory.listObjects()) objects += 1;
      return objects;
    };
    const before = await count();
    await expect(open().settle(key, 4)).rejects.toThrow(ObjectDiffers);
    expect(await count()).toBe(before);
  });

  it('copies a large object in parts, and keeps nothing of a copy that fails', async () => {
    const SMALLEST = { oss: 100 * 1024, s3: 5 * 1024 ** 2 }[kind];
    const text = `${'x'.repeat(SMALLEST)}${'y'.repeat(SMALLEST)}z`;
    await write(`tenant/1/large-${kind}`, text);
    const settled = await open({ copyBytes: SMALLEST }).settle(`tenant/1/large-${kind}`, text.length);
    expect(await open().head(settled)).toEqual({ size: text.length, md5: md5(text) });
    const tooSmall = open({ copyBytes: 1000 });
    await write(`tenant/1/small-${kind}`, 'x'.repeat(2500));
    await expect(tooSmall.settle(`tenant/1/small-${kind}`, 2500)).rejects.toThrow('answered with 400');
    expect(await cloud.memory.listUploads()).toEqual([]);
  });

  it('waits for no answer, and no rest of one, without end', async () => {
    const silent = await listenLocally(
      createServer((request, response) => {
        if (request.method === 'GET') response.writeHead(200, { 'content-length': 100 }).write('some');
      }),
    );
    const impatient = open({ timeouts: { answerMs: 50, copyMs: 50, idleMs: 50 }, endpoint: silent.origin });
    await expect(impatient.head('k')).rejects.toThrow('nothing came for 50 ms');
    await expect(impatient.remove('k')).rejects.toThrow('nothing came for 50 ms');
    await expect(impatient.settle('k', 1)).rejects.toThrow('nothing came for 50 ms');
    await expect(readAll(impatient.read('k'))).rejects.toThrow('nothing came for 50 ms');
    await silent.close();
  });

  it('fails with what the services answer, without a secret', async () => {
    const store = open({ keys: { ...OPERATOR, accessSecret: 'not the secret' } });
    await expect(store.head('a')).rejects.toThrow('HEAD of an object was answered with 403');
    const granting = store.grantUpload({ key: 'a', maxBytes: 1 });
    await expect(granting).rejects.toThrow('the token service answered 403 SignatureDoesNotMatch');
    await expect(granting).rejects.not.toThrow('not the secret');
  });
});
