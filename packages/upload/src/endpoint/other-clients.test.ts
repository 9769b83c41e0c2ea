import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import OSS from 'ali-oss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IssuedKeys } from './temporary-keys.ts';
import { type ServedEndpoint, serveMemoryEndpoint } from './testing-server.ts';

// Their ES modules are made for bundlers; Node reads the others.
const load = createRequire(import.meta.url);
const {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} = load('@aws-sdk/client-s3') as typeof import('@aws-sdk/client-s3');
const { Upload } = load('@aws-sdk/lib-storage') as typeof import('@aws-sdk/lib-storage');
const { getSignedUrl } = load('@aws-sdk/s3-request-presigner') as typeof import('@aws-sdk/s3-request-presigner');

const MEBIBYTE = 1024 ** 2;
const small = randomBytes(1000);
const large = randomBytes(11 * MEBIBYTE + 7);
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const AWKWARD = "图 纸/(1)+%41!*'~&=?#.pdf";

let served: ServedEndpoint;
beforeAll(async () => {
  served = await serveMemoryEndpoint();
});
afterAll(() => served.close());

const stored = async (key: string) => {
  const object = await served.store.openObject({ bucket: served.bucket, key });
  return object && { size: object.size, md5: object.md5 };
};

describe('the AWS SDK (UE1, UE2)', () => {
  const client = (key: string, keys: Partial<IssuedKeys> = {}) => {
    const issued = { ...served.issueKeys(key, 600), ...keys };
    return new S3Client({
      endpoint: served.origin,
      region: 'cn-changchun',
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: {
        accessKeyId: issued.accessKey,
        secretAccessKey: issued.accessSecret,
        sessionToken: issued.accessToken,
      },
    });
  };
  const named = (Key: string) => ({ Bucket: served.bucket, Key });

  it('puts, looks at and reads an object under an awkward key', async () => {
    const s3 = client(AWKWARD);
    const put = await s3.send(new PutObjectCommand({ ...named(AWKWARD), Body: small, ContentType: 'application/pdf' }));
    expect(put.ETag).toBe(`"${md5(small)}"`);
    const head = await s3.send(new HeadObjectCommand(named(AWKWARD)));
    expect(head).toMatchObject({ ContentLength: 1000, ContentType: 'application/pdf' });
    const get = await s3.send(new GetObjectCommand({ ...named(AWKWARD), Range: 'bytes=10-19' }));
    expect(Buffer.from((await get.Body?.transformToByteArray()) ?? [])).toEqual(small.subarray(10, 20));
  });

  it('uploads in parts side by side with lib-storage', async () => {
    const key = 'lib-storage.bin';
    const upload = new Upload({ client: client(key), params: { ...named(key), Body: large } });
    await upload.done();
    expect(await stored(key)).toEqual({ size: large.length, md5: md5(large) });
    expect(await served.store.listUploads()).toEqual([]);
  });

  it('streams a body of unknown digest in chunks', async () => {
    const key = 'stream.bin';
    const body = Readable.from([large.subarray(0, MEBIBYTE), large.subarray(MEBIBYTE, 3 * MEBIBYTE)]);
    const command = new PutObjectCommand({ ...named(key), Body: body, ContentLength: 3 * MEBIBYTE });
    await client(key).send(command);
    expect(await stored(key)).toMatchObject({ size: 3 * MEBIBYTE, md5: md5(large.subarray(0, 3 * MEBIBYTE)) });
  });

  it('lists parts and aborts', async () => {
    const key = 'parts.bin';
    const s3 = client(key);
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand(named(key)));
    await s3.send(new UploadPartCommand({ ...named(key), UploadId, PartNumber: 7, Body: small }));
    const list = await s3.send(new ListPartsCommand({ ...named(key), UploadId }));
    expect(list.Parts).toMatchObject([{ PartNumber: 7, Size: 1000, ETag: `"${md5(small)}"` }]);
    await s3.send(new AbortMultipartUploadCommand({ ...named(key), UploadId }));
    await expect(s3.send(new ListPartsCommand({ ...named(key), UploadId }))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
  });

  it('is refused with the codes that it knows', async () => {
    const put = (keys: Partial<IssuedKeys>) =>
      client('a', keys).send(new PutObjectCommand({ ...named('a'), Body: small }));
    await expect(put({ accessSecret: 'wrong' })).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    await expect(put({ accessKey: 'AKIA' })).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    await expect(put({ accessToken: 'forged' })).rejects.toMatchObject({ name: 'InvalidToken' });
    await expect(put(served.issueKeys('a', -1))).rejects.toMatchObject({ name: 'ExpiredToken' });
    await expect(put(served.issueKeys('b', 600))).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('signs addresses that are read by anybody', async () => {
    const key = 'signed.txt';
    const s3 = client(key);
    await s3.send(new PutObjectCommand({ ...named(key), Body: small }));
    const command = new GetObjectCommand({
      ...named(key),
      ResponseContentDisposition: "attachment; filename*=UTF-8''%E5%9B%BE",
    });
    const url = await getSignedUrl(s3, command, { expiresIn: 60 });
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%E5%9B%BE");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(small);
  });
});

describe.each([
  ['version 4', true],
  ['version 1', false],
])('ali-oss with signature %s (UE1, UE3)', (_, authorizationV4) => {
  const client = (key: string, keys: Partial<IssuedKeys> = {}) => {
    const issued = { ...served.issueKeys(key, 600), ...keys };
    const options = {
      // It signs no address at an IP address.
      endpoint: served.origin.replace('127.0.0.1', 'localhost'),
      region: 'oss-cn-changchun',
      bucket: served.bucket,
      accessKeyId: issued.accessKey,
      accessKeySecret: issued.accessSecret,
      stsToken: issued.accessToken,
      authorizationV4,
      // The bucket in the path; the types do not know the option.
      sldEnable: true,
      refreshSTSToken: async () => ({
        accessKeyId: issued.accessKey,
        accessKeySecret: issued.accessSecret,
        stsToken: issued.accessToken,
      }),
      refreshSTSTokenInterval: 600_000,
    };
    return new OSS(options);
  };

  it('puts, looks at and reads an object under an awkward key', async () => {
    const key = `${authorizationV4}/${AWKWARD}`;
    const oss = client(key);
    const put = await oss.put(key, small, { mime: 'application/pdf' });
    expect(put.res).toMatchObject({ status: 200, headers: { etag: `"${md5(small).toUpperCase()}"` } });
    expect((await oss.head(key)).res).toMatchObject({ headers: { 'content-length': '1000' } });
    expect((await oss.get(key)).content).toEqual(small);
  });

  it('uploads in parts, goes on from its checkpoint, lists and aborts', async () => {
    const key = `multipart-${authorizationV4}`;
    const oss = client(key);
    const done = await oss.multipartUpload(key, large, { partSize: MEBIBYTE, parallel: 4 });
    expect(done.res.status).toBe(200);
    expect(await stored(key)).toEqual({ size: large.length, md5: md5(large) });
    const { uploadId } = await oss.initMultipartUpload(key);
    await oss.uploadPart(key, uploadId, 2, small, 0, small.length);
    const list = await oss.listParts(key, uploadId, {
      'max-parts': 10,
      'part-number-marker': 0,
      'encoding-type': 'url',
    });
    expect(list.parts).toMatchObject({ PartNumber: '2', Size: '1000' });
    await oss.abortMultipartUpload(key, uploadId);
    await expect(oss.listParts(key, uploadId)).rejects.toMatchObject({ code: 'NoSuchUpload' });
  });

  it('is refused with the codes that it knows', async () => {
    const put = (keys: Partial<IssuedKeys>) => client('a', keys).put('a', small);
    await expect(put({ accessSecret: 'wrong' })).rejects.toMatchObject({
      code: 'SignatureDoesNotMatch',
      status: 403,
    });
    await expect(put({ accessKey: 'LTAI' })).rejects.toMatchObject({ code: 'InvalidAccessKeyId', status: 403 });
    await expect(put({ accessToken: 'forged' })).rejects.toMatchObject({ code: 'InvalidSecurityToken', status: 403 });
    await expect(put(served.issueKeys('a', -1))).rejects.toMatchObject({ code: 'SecurityTokenExpired', status: 403 });
    await expect(put(served.issueKeys('b', 600))).rejects.toMatchObject({ code: 'AccessDenied', status: 403 });
  });

  it('signs addresses that are read by anybody', async () => {
    const key = `signed-${authorizationV4} 图.txt`;
    const oss = client(key);
    await oss.put(key, small);
    const disposition = "attachment; filename*=UTF-8''%E5%9B%BE";
    const url = authorizationV4
      ? await oss.signatureUrlV4('GET', 60, { queries: { 'response-content-disposition': disposition } }, key)
      : oss.signatureUrl(key, { expires: 60, response: { 'content-disposition': disposition } });
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(disposition);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(small);
  });
});
