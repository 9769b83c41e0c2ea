import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import { describe, expect, inject, it } from 'vitest';
import type { StorageTarget } from '../ports/storage.ts';
import { s3Storage } from '../s3.ts';
import { platformDigests } from '../signing/digests.ts';
import { presignOssV4 } from '../signing/oss-v4.ts';
import { createSigningKeys } from '../signing/v4.ts';
import { ossStorage } from '../storage/oss-storage.ts';

const { origin, bucket, keys } = inject('storage');
const MEBIBYTE = 1024 ** 2;
const signal = new AbortController().signal;
const settings = { endpoint: origin, region: 'cn-changchun', bucketStyle: 'path' } as const;
const target = (key: string): StorageTarget => ({
  bucket,
  key,
  credentials: keys,
  clockOffset: 0,
  contentType: 'application/octet-stream',
});

function content(size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 12)) & 255);
}

async function read(key: string): Promise<Response> {
  const query = { 'response-content-disposition': 'attachment' };
  const signing = { ...keys, region: 'cn-changchun', time: Date.now(), expires: 60 };
  const request = { method: 'GET', bucket, key, query, headers: {} };
  const signed = await presignOssV4(request, signing, createSigningKeys(platformDigests()));
  return fetch(`${origin}/${bucket}/${encodeURIComponent(key)}?${new URLSearchParams(signed)}`);
}

describe('Uppy (UE1, UE2)', () => {
  const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const uppy = new Uppy();
    uppy.use(AwsS3, {
      s3Endpoint: `${origin}/${bucket}`,
      region: 'cn-changchun',
      shouldUseMultipart: (file) => (file.size ?? 0) > 6 * MEBIBYTE,
      generateObjectKey: () => name,
      getCredentials: () => ({
        region: 'cn-changchun',
        credentials: {
          accessKeyId: keys.accessKey,
          secretAccessKey: keys.accessSecret,
          sessionToken: keys.accessToken,
          expiration: new Date(keys.expiresAt).toISOString(),
        },
      }),
    });
    uppy.addFile({ name, type: 'application/octet-stream', data: new Blob([bytes]) });
    return uppy.upload();
  };

  it.each([
    ['in one request', 'uppy-small.bin', 1000],
    ['in parts', 'uppy-large.bin', 11 * MEBIBYTE + 3],
  ])('uploads %s', async (_, name, size) => {
    const bytes = content(size);
    const result = await upload(name, bytes);
    expect(result?.failed).toEqual([]);
    const response = await read(name);
    const stored = new Uint8Array(await response.arrayBuffer());
    expect(stored.length).toBe(size);
    expect(stored.every((byte, index) => byte === bytes[index])).toBe(true);
  });
});

describe('a page', () => {
  it.each([
    ['OSS', ossStorage],
    ['S3', s3Storage],
  ])('reads ETags, lists and refusals of %s across origins (UE11)', async (name, make) => {
    const storage = make(settings);
    const to = target(`page ${name} 图.bin`);
    const { etag } = await storage.put(to, new Blob([content(1000)]), { signal });
    expect(etag).toMatch(/^[0-9a-f]{32}$/);
    expect(await storage.head(to, { signal })).toEqual({ size: 1000, etag });
    const uploadId = await storage.initiate(to, { signal });
    const part = await storage.uploadPart(to, uploadId, 1, new Blob([content(1000)]), { signal });
    expect(part.etag).toBe(etag);
    expect((await storage.listParts(to, uploadId, 0, { signal })).parts).toEqual([{ partNumber: 1, etag, size: 1000 }]);
    await storage.abort(to, uploadId, { signal });
    const wrong = { ...to, credentials: { ...keys, accessSecret: 'wrong' } };
    await expect(storage.put(wrong, new Blob(['x']), { signal })).rejects.toMatchObject({
      status: 403,
      code: 'SignatureDoesNotMatch',
    });
    const late = { ...to, clockOffset: -1_200_000 };
    const error = await storage.put(late, new Blob([content(2 * MEBIBYTE)]), { signal }).catch((caught) => caught);
    expect(error).toMatchObject({ fault: 'clock', code: 'RequestTimeTooSkewed' });
    expect(Math.abs(error.serverTime - Date.now())).toBeLessThan(60_000);
  });

  it('gets what it stored as a download that runs nothing (UE12)', async () => {
    await ossStorage(settings).put(target('evil.html'), new Blob(['<script>alert(1)</script>']), { signal });
    const response = await read('evil.html');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<script>alert(1)</script>');
  });
});
