import { createHash } from 'node:crypto';
import { createMemoryEndpoint, type MemoryEndpoint } from './memory-endpoint.ts';
import { presignUrl } from './presigned-url.ts';
import type { EndpointResponse } from './wire.ts';

export const NOW = Date.UTC(2026, 10, 21, 8, 30, 15);
export const CONTENT = 'Hello, world';
export const ETAG = `"${createHash('md5').update(CONTENT).digest('hex').toUpperCase()}"`;

/** A request by a signed address, good in everything that is not said otherwise. */
export interface Asked {
  readonly dialect?: 'oss' | 's3';
  readonly method?: string;
  readonly key?: string;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly time?: number;
  readonly expires?: number;
  readonly bucket?: string;
  readonly keySeconds?: number;
  readonly scope?: Parameters<MemoryEndpoint['issueKeys']>[2];
  /** Changes the request line after it was signed. */
  readonly tamper?: (target: string) => string;
}

/** A memory endpoint at a fixed time, and what it answers. */
export function requestsOf(options: Parameters<typeof createMemoryEndpoint>[0] = {}) {
  const endpoint = createMemoryEndpoint({ clock: { now: () => NOW }, ...options });
  return {
    endpoint,
    ask: (asked: Asked) => ask(endpoint, asked),
    store: () => ask(endpoint, { method: 'PUT', body: CONTENT }),
  };
}

async function ask(endpoint: MemoryEndpoint, asked: Asked) {
  const { dialect = 'oss', method = 'GET', key = 'a.txt', query = {}, body = '', time = NOW, expires = 600 } = asked;
  const everything = {
    actions: ['PutObject', 'GetObject', 'DeleteObject', 'ListParts', 'AbortMultipartUpload'],
  } as const;
  const url = await presignUrl({
    dialect,
    endpoint: 'http://storage.test',
    bucketStyle: 'path',
    region: 'cn-changchun',
    method,
    bucket: asked.bucket ?? endpoint.bucket,
    key,
    query,
    keys: endpoint.issueKeys(key, asked.keySeconds ?? 600, { ...everything, ...asked.scope }),
    time,
    expires,
  });
  const target = url.slice('http://storage.test'.length);
  return read(
    await endpoint.handle({
      method,
      target: asked.tamper?.(target) ?? target,
      headers: { host: 'storage.test', ...(body && { 'content-length': String(body.length) }), ...asked.headers },
      body: (async function* () {
        if (body) yield Buffer.from(body);
      })(),
    }),
  );
}

async function read({ status, headers, body = '' }: EndpointResponse) {
  if (typeof body === 'string') return { status, headers, text: body, code: /<Code>(\w+)</.exec(body)?.[1] };
  const chunks: Uint8Array[] = [];
  for await (const bytes of body) chunks.push(bytes);
  return { status, headers, text: Buffer.concat(chunks).toString(), code: undefined };
}
