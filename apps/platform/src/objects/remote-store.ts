import { createHash } from 'node:crypto';
import { presignUrl } from '@jianzhu/upload/endpoint';
import { type AssumeRole, uploadPolicy } from './assume-role.ts';
import {
  downloadDisposition,
  type ObjectFacts,
  ObjectMissing,
  type ObjectStore,
  READ_SECONDS,
  UPLOAD_SECONDS,
} from './object-store.ts';
import type { RemoteStoreSettings } from './store-settings.ts';

/** An answer of the storage that was not expected. */
class RemoteStoreError extends Error {
  override readonly name = 'RemoteStoreError';
}

const PLAIN_MD5 = /^"?([0-9a-f]{32})"?$/i;

/**
 * Sends one signed request. Answers of status 404 come back, other failures throw.
 *
 * @param query parameters that choose the operation
 */
export type SendRequest = (
  method: string,
  key: string,
  query?: Readonly<Record<string, string>>,
  init?: Omit<RequestInit, 'method'>,
) => Promise<Response>;

/** An OSS or S3 bucket. Uploads that nobody finished are removed by a lifecycle rule of the bucket. */
export function createRemoteStore(
  settings: RemoteStoreSettings,
  role: AssumeRole,
  archiveOrigin: ObjectStore['archiveOrigin'],
): ObjectStore {
  const { kind, endpoint, bucketStyle, region, bucket } = settings;
  const keys = { ...settings.keys, accessToken: '' };
  const sign = (method: string, key: string, query: Readonly<Record<string, string>>) =>
    presignUrl({
      dialect: kind,
      endpoint,
      bucketStyle,
      region,
      bucket,
      key,
      method,
      query,
      keys,
      time: Date.now(),
      expires: READ_SECONDS,
    });
  const send: SendRequest = async (method, key, query = {}, init = {}) => {
    const response = await fetch(await sign(method, key, query), { ...init, method });
    if (!response.ok && response.status !== 404) {
      throw new RemoteStoreError(`${method} of an object was answered with ${response.status}`);
    }
    return response;
  };
  const digests = new Map<string, Promise<string>>();

  async function* read(key: string, range?: { readonly start: number; readonly end: number }) {
    const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end - 1}` };
    const response = await send('GET', key, {}, { headers });
    if (response.status === 404 || response.body === null) throw new ObjectMissing(`no object ${key}`);
    yield* response.body;
  }

  /** Hashes an object whose ETag is no MD5; calls for the same one share the work, and repeat it never. */
  function digestOf(key: string, etag: string): Promise<string> {
    const name = `${key}\n${etag}`;
    const running =
      digests.get(name) ??
      hash(read(key)).catch((error: unknown) => {
        digests.delete(name);
        throw error;
      });
    digests.set(name, running);
    if (digests.size > MOST_DIGESTS) digests.delete(digests.keys().next().value ?? '');
    return running;
  }

  return {
    bucket,
    quotaBytes: settings.quotaBytes,
    used: () => undefined,
    archiveOrigin,
    address: () => ({ dialect: kind, endpoint, region, bucketStyle }),
    async head(key): Promise<ObjectFacts | undefined> {
      const response = await send('HEAD', key);
      if (response.status === 404) return undefined;
      const etag = response.headers.get('etag') ?? '';
      const md5 = PLAIN_MD5.exec(etag)?.[1]?.toLowerCase() ?? (await digestOf(key, etag));
      return { size: Number(response.headers.get('content-length')), md5 };
    },
    read,
    async remove(key) {
      await send('DELETE', key);
    },
    settle: async (key) => key,
    grantUpload: ({ key }) => role.assume(uploadPolicy(kind, { bucket }, key), UPLOAD_SECONDS),
    readAddress: ({ key, fileName }) =>
      sign('GET', key, { 'response-content-disposition': downloadDisposition(fileName) }),
    tidy: async () => {},
  };
}

const MOST_DIGESTS = 1000;

async function hash(content: AsyncIterable<Uint8Array>): Promise<string> {
  const md5 = createHash('md5');
  for await (const bytes of content) md5.update(bytes);
  return md5.digest('hex');
}
