import { createHash } from 'node:crypto';
import { presignUrl } from '@jianzhu/upload/endpoint';
import { type AssumeRole, uploadPolicy } from './assume-role.ts';
import { fileKey } from './object-keys.ts';
import {
  downloadDisposition,
  ObjectDiffers,
  type ObjectFacts,
  ObjectMissing,
  type ObjectStore,
  READ_SECONDS,
  UPLOAD_SECONDS,
} from './object-store.ts';
import { copyRemotely, type SendRequest } from './remote-copy.ts';
import type { RemoteStoreSettings } from './store-settings.ts';
import { FETCH_TIMEOUTS, type FetchTimeouts, type TimedResponse, timedFetch } from './timed-fetch.ts';

/** An answer of the storage that was not expected. */
class RemoteStoreError extends Error {
  override readonly name = 'RemoteStoreError';
}

const PLAIN_MD5 = /^"?([0-9a-f]{32})"?$/i;

/** What a remote store is told beside its bucket. */
export interface RemoteStoreOptions {
  readonly archiveOrigin: ObjectStore['archiveOrigin'];
  readonly timeouts?: FetchTimeouts;
  /** Most that one request copies, in bytes. */
  readonly copyBytes?: number;
}

/** An OSS or S3 bucket. Uploads that nobody finished are removed by a lifecycle rule of the bucket. */
export function createRemoteStore(
  settings: RemoteStoreSettings,
  role: AssumeRole,
  { archiveOrigin, timeouts = FETCH_TIMEOUTS, copyBytes }: RemoteStoreOptions,
): ObjectStore {
  const { kind, endpoint, bucketStyle, region, bucket } = settings;
  const keys = { ...settings.keys, accessToken: '' };
  const sign = (
    method: string,
    key: string,
    query: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
    expires = READ_SECONDS,
  ) =>
    presignUrl({
      dialect: kind,
      endpoint,
      bucketStyle,
      region,
      bucket,
      key,
      method,
      query,
      headers,
      keys,
      time: Date.now(),
      expires,
    });
  const check = async (method: string, { response, body }: TimedResponse): Promise<void> => {
    if (response.ok || response.status === 404) return;
    await body.return(undefined);
    throw new RemoteStoreError(`${method} of an object was answered with ${response.status}`);
  };
  const send: SendRequest = async (method, key, { query = {}, headers = {}, body, isCopy = false } = {}) => {
    const url = await sign(method, key, query, headers);
    const answerMs = isCopy ? timeouts.copyMs : timeouts.answerMs;
    const init = { method, headers, ...(body && { body }) };
    // A copy may keep its connection with spaces until it is done.
    const answer = await timedFetch(url, init, { answerMs, idleMs: isCopy ? timeouts.copyMs : timeouts.idleMs });
    await check(method, answer);
    const chunks: Uint8Array[] = [];
    for await (const bytes of answer.body) chunks.push(bytes);
    const { status, headers: given } = answer.response;
    return { status, headers: given, text: Buffer.concat(chunks).toString() };
  };
  const digests = new Map<string, Promise<string>>();

  async function* read(key: string, range?: { readonly start: number; readonly end: number }) {
    const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end - 1}` };
    const answer = await timedFetch(await sign('GET', key, {}), { headers }, timeouts);
    await check('GET', answer);
    if (answer.response.status === 404) {
      await answer.body.return(undefined);
      throw new ObjectMissing(`no object ${key}`);
    }
    yield* answer.body;
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
    async settle(key, size) {
      const { status, headers } = await send('HEAD', key);
      if (status === 404) throw new ObjectMissing(`no object ${key}`);
      if (Number(headers.get('content-length')) !== size) throw new ObjectDiffers(`another size: ${key}`);
      const settled = fileKey(key);
      const order = { from: key, to: settled, size, partBytes: copyBytes };
      if (!(await copyRemotely(send, settings, order))) throw new ObjectMissing(`no object ${key}`);
      return settled;
    },
    grantUpload: ({ key }) => role.assume(uploadPolicy(kind, { bucket }, key), UPLOAD_SECONDS),
    readAddress: ({ key, fileName, seconds }) =>
      sign('GET', key, { 'response-content-disposition': downloadDisposition(fileName) }, {}, seconds),
    tidy: async () => {},
  };
}

const MOST_DIGESTS = 1000;

async function hash(content: AsyncIterable<Uint8Array>): Promise<string> {
  const md5 = createHash('md5');
  for await (const bytes of content) md5.update(bytes);
  return md5.digest('hex');
}
