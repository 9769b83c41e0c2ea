import { createHash } from 'node:crypto';
import { EndpointError } from '../endpoint-error.ts';
import type { ContentClaim, ReceivedContent } from '../object-store.ts';
import { decodeAwsChunks } from './aws-chunks.ts';
import type { Exchange } from './exchange.ts';

const MD5_BASE64 = /^[A-Za-z0-9+/]{22}==$/;
const SHA256_HEX = /^[0-9a-f]{64}$/;
const MOST_DOCUMENT_BYTES = 4 * 1024 ** 2;

/**
 * Takes the body of a request into the store and holds it against everything that the client said of it.
 *
 * @param part where it is one of an upload
 * @throws EndpointError for a length that is missing, too large or wrong, for digests that differ, and without room
 */
export async function receiveContent(exchange: Exchange, part?: ContentClaim['part']): Promise<ReceivedContent> {
  const { store, request, scope, limits } = exchange;
  const { headers } = request;
  const chunkScheme = headers['x-amz-content-sha256'] ?? '';
  const isChunked = chunkScheme.startsWith('STREAMING-');
  if (isChunked && chunkScheme !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') throw new EndpointError('NotImplemented');
  const size = declaredSize(isChunked ? headers['x-amz-decoded-content-length'] : headers['content-length']);
  if (size > Math.min(limits.maxBody, scope.maxBytes ?? Number.POSITIVE_INFINITY)) {
    throw new EndpointError('EntityTooLarge', { ProposedSize: String(size) });
  }
  const md5 = headers['content-md5'];
  if (md5 !== undefined && !MD5_BASE64.test(md5)) throw new EndpointError('InvalidDigest', { 'Content-MD5': md5 });
  const sha256 = SHA256_HEX.test(chunkScheme) ? createHash('sha256') : undefined;
  const body = isChunked ? decodeAwsChunks(request.body) : request.body;
  const content = await store.receive(
    watch(body, (bytes, total) => {
      if (total > size) throw new EndpointError('EntityTooLarge', { ProposedSize: String(total) });
      sha256?.update(bytes);
    }),
    { name: request.object, size, maxBytes: scope.maxBytes, ...(part && { part }) },
  );
  const wrong = findMismatch(content, { size, md5, sha256: sha256 && [sha256.digest('hex'), chunkScheme] });
  if (wrong === undefined) return content;
  await store.discard(content);
  throw wrong;
}

function declaredSize(length: string | undefined): number {
  if (length === undefined) throw new EndpointError('MissingContentLength');
  if (!/^\d{1,15}$/.test(length)) throw new EndpointError('InvalidArgument', { ArgumentName: 'Content-Length' });
  return Number(length);
}

async function* watch(
  body: AsyncIterable<Uint8Array>,
  seen: (bytes: Uint8Array, total: number) => void,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const bytes of body) {
    total += bytes.length;
    seen(bytes, total);
    yield bytes;
  }
}

interface Declared {
  readonly size: number;
  readonly md5: string | undefined;
  readonly sha256: readonly [computed: string, declared: string] | undefined;
}

function findMismatch(content: ReceivedContent, { size, md5, sha256 }: Declared): EndpointError | undefined {
  if (content.size !== size) return new EndpointError('IncompleteBody');
  const calculated = Buffer.from(content.md5, 'hex').toString('base64');
  if (md5 !== undefined && md5 !== calculated) {
    return new EndpointError('BadDigest', { ExpectedDigest: md5, CalculatedDigest: calculated });
  }
  if (sha256 !== undefined && sha256[0] !== sha256[1]) return new EndpointError('XAmzContentSHA256Mismatch');
  return undefined;
}

/** The body as text. @throws EndpointError when it is larger than any document of ours */
export async function receiveDocument({ request }: Exchange): Promise<string> {
  const chunks: Uint8Array[] = [];
  const body = watch(request.body, (_, total) => {
    if (total > MOST_DOCUMENT_BYTES) throw new EndpointError('MalformedXML');
  });
  for await (const bytes of body) chunks.push(bytes);
  return Buffer.concat(chunks).toString();
}
