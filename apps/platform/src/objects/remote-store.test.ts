import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import {
  type AccessScope,
  createEndpoint,
  createMemoryStore,
  createStorageServer,
  createTemporaryKeys,
  STORAGE_ACTIONS,
} from '@jianzhu/upload/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenLocally, storageFor } from '../testing/upload-client.ts';
import { createAliyunSts, rpcStringToSign } from './aliyun-sts.ts';
import { createAwsSts, signForm } from './aws-sts.ts';
import { ObjectDiffers, type ObjectStore } from './object-store.ts';
import { createRemoteStore, type RemoteStoreOptions } from './remote-store.ts';

const OPERATOR = { accessKey: 'LTAI-operator', accessSecret: 'the secret of the operator' };
const BUCKET = 'files';
const REGION = 'cn-changchun';
const signal = new AbortController().signal;
const temporary = createTemporaryKeys('root');
const memory = createMemoryStore();
const everything: AccessScope = { bucket: BUCKET, key: '', prefix: true, actions: STORAGE_ACTIONS };

/** A cloud: storage and token services, each of which checks the signatures that it is sent. */
let storage: Awaited<ReturnType<typeof listenLocally>>;
let tokens: Awaited<ReturnType<typeof listenLocally>>;

beforeAll(async () => {
  const handle = createEndpoint({
    store: memory,
    buckets: [BUCKET],
    keys: {
      find: (accessKey, token) =>
        accessKey === OPERATOR.accessKey
          ? { state: 'known', secret: OPERATOR.accessSecret, scope: everything }
          : temporary.find(accessKey, token),
    },
  });
  storage = await listenLocally(createStorageServer(handle));
  tokens = await listenLocally(
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      const [status, text] = answerTokens(request.headers, request.headers.host ?? '', body);
      response.writeHead(status).end(text);
    }),
  );
});
afterAll(() => Promise.all([storage.close(), tokens.close()]));

function answerTokens(headers: NodeJS.Dict<string | string[]>, host: string, body: string): [number, string] {
  const { Signature, ...form } = Object.fromEntries(new URLSearchParams(body));
  const policy: { Statement: { Action: string[]; Resource: string[] }[] } = JSON.parse(form.Policy ?? '{}');
  const statement = policy.Statement[0];
  const key = statement?.Resource[0]?.split(`${BUCKET}/`)[1] ?? '';
  const issued = temporary.issue(
    { ...everything, key, prefix: false },
    Date.now() + Number(form.DurationSeconds) * 1000,
  );
  const expiration = new Date(issued.expiresAt).toISOString();
  if (Signature === undefined) {
    const time = String(headers['x-amz-date']);
    const date = new Date(time.replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:').replace(/(:\d\d)(\d\d)Z$/, '$1:$2Z'));
    const expected = signForm({ endpoint: `http://${host}/`, region: REGION, keys: OPERATOR }, body, date);
    if (headers.authorization !== expected.authorization)
      return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    return [
      200,
      `<AssumeRoleResponse><AssumeRoleResult><Credentials><AccessKeyId>${issued.accessKey}</AccessKeyId><SecretAccessKey>${issued.accessSecret}</SecretAccessKey><SessionToken>${issued.accessToken}</SessionToken><Expiration>${expiration}</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`,
    ];
  }
  const expected = createHmac('sha1', `${OPERATOR.accessSecret}&`).update(rpcStringToSign(form)).digest('base64');
  if (Signature !== expected) return [403, '{"Code":"SignatureDoesNotMatch"}'];
  return [
    200,
    JSON.stringify({
      Credentials: {
        AccessKeyId: issued.accessKey,
        AccessKeySecret: issued.accessSecret,
        SecurityToken: issued.accessToken,
        Expiration: expiration,
      },
    }),
  ];
}

async function* content(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
/** Puts an object into the bucket without asking its services. */
async function write(key: string, ...texts: string[]): Promise<void> {
  const metadata = { contentType: 'application/octet-stream' };
  await memory.putObject({ bucket: BUCKET, key }, await memory.receive(content(...texts)), metadata);
}
async function readAll(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const bytes of body) chunks.push(bytes);
  return Buffer.concat(chunks).toString();
}

const services = { oss: createAliyunSts, s3: createAwsSts } as const;

describe.each(['oss', 's3'] as const)('a bucket of %s (R-UP-032, R-UP-033)', (kind) => {
  const options = { archiveOrigin: (hostName: string) => `http://${hostName}` };
  const open = (keys = OPERATOR, more: Partial<RemoteStoreOptions> = {}, endpoint = storage.origin): ObjectStore => {
    const settings = {
      kind,
      endpoint,
      bucketStyle: 'path',
      region: REGION,
      bucket: BUCKET,
      quotaBytes: 1024 ** 3,
      keys,
      roleArn: 'acs:ram::1:role/upload',
      stsEndpoint: `${tokens.origin}/`,
    } as const;
    return createRemoteStore(settings, services[kind]({ ...settings, endpoint: settings.stsEndpoint }), {
      ...options,
      ...more,
    });
  };
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');

  it('gives credentials for one object, which browsers use', async () => {
    const store = open();
    const key = `tenant/1/${kind}.pdf`;
    const grant = await store.grantUpload({ key, maxBytes: 100 });
    expect(grant.expiresAt).toBeGreaterThan(Date.now() + 3_500_000);
    const { client, target } = storageFor(storage.origin, { ...grant, bucketName: BUCKET, uri: key });
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
    const { client, target } = storageFor(storage.origin, { ...grant, bucketName: BUCKET, uri: key });
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
      for await (const _ of memory.listObjects()) objects += 1;
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
    const settled = await open(OPERATOR, { copyBytes: SMALLEST }).settle(`tenant/1/large-${kind}`, text.length);
    expect(await open().head(settled)).toEqual({ size: text.length, md5: md5(text) });
    const tooSmall = open(OPERATOR, { copyBytes: 1000 });
    await write(`tenant/1/small-${kind}`, 'x'.repeat(2500));
    await expect(tooSmall.settle(`tenant/1/small-${kind}`, 2500)).rejects.toThrow('answered with 400');
    expect(await memory.listUploads()).toEqual([]);
  });

  it('waits for no answer, and no rest of one, without end', async () => {
    const silent = await listenLocally(
      createServer((request, response) => {
        if (request.method === 'GET') response.writeHead(200, { 'content-length': 100 }).write('some');
      }),
    );
    const impatient = open(OPERATOR, { timeouts: { answerMs: 50, copyMs: 50, idleMs: 50 } }, silent.origin);
    await expect(impatient.head('k')).rejects.toThrow('nothing came for 50 ms');
    await expect(impatient.remove('k')).rejects.toThrow('nothing came for 50 ms');
    await expect(impatient.settle('k', 1)).rejects.toThrow('nothing came for 50 ms');
    await expect(readAll(impatient.read('k'))).rejects.toThrow('nothing came for 50 ms');
    await silent.close();
  });

  it('fails with what the services answer, without a secret', async () => {
    const store = open({ ...OPERATOR, accessSecret: 'not the secret' });
    await expect(store.head('a')).rejects.toThrow('HEAD of an object was answered with 403');
    const granting = store.grantUpload({ key: 'a', maxBytes: 1 });
    await expect(granting).rejects.toThrow('the token service answered 403 SignatureDoesNotMatch');
    await expect(granting).rejects.not.toThrow('not the secret');
  });
});
