import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { pageCacheHeader } from '../app/page-cache-headers.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { isForwardingClaim } from './forwarded-headers.ts';
import type { RequestTarget } from './request-target.ts';

const internalHeaders: ReadonlySet<string> = new Set(Object.values(pageCacheHeader));

/** Made while the page streams, so the cheapest that still helps. */
const streamBrotliQuality = 3;
const streamGzipLevel = 3;

/** A signal that is aborted when the client goes before its answer is complete. */
export function clientSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => response.writableFinished || controller.abort());
  return controller.signal;
}

/** The request as the application sees it, without what a client claims about forwarding. */
export function toWebRequest(
  request: IncomingMessage,
  target: RequestTarget,
  protocol: 'http' | 'https',
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (isForwardingClaim(name) || values === undefined) continue;
    for (const value of values) headers.append(name, value);
  }
  const url = `${protocol}://${target.host}${target.path}${target.search}`;
  const form = request.method === 'POST' && {
    body: Readable.toWeb(request) as ReadableStream,
    duplex: 'half' as const,
  };
  return new Request(url, { method: request.method ?? 'GET', headers, signal, ...form });
}

/**
 * Sends the application's answer, compressed where the client takes it.
 *
 * @param defaults headers that hold unless the application set its own.
 */
export async function sendWebResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  defaults: OutgoingHttpHeaders,
): Promise<void> {
  const headers: OutgoingHttpHeaders = { ...defaults };
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && !internalHeaders.has(name)) headers[name] = value;
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;

  const hasBody = answer.body !== null && request.method !== 'HEAD';
  const encoding = isText(answer) ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  if (isText(answer)) headers.vary = 'Accept-Encoding, Cookie';
  if (encoding) {
    headers['content-encoding'] = encoding;
    delete headers['content-length'];
  }
  response.writeHead(answer.status, headers);
  if (!hasBody || answer.body === null) {
    response.end();
    return;
  }
  if (!encoding) return pump(answer.body, response);

  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: streamBrotliQuality } })
      : createGzip({ level: streamGzipLevel });
  compressor.pipe(response);
  response.once('close', () => compressor.destroy());
  await pump(answer.body, compressor);
}

function isText(answer: Response): boolean {
  return /^(text\/|application\/json)/.test(answer.headers.get('content-type') ?? '');
}

interface Sink extends NodeJS.WritableStream {
  readonly destroyed: boolean;
  flush?: () => void;
  destroy(error?: Error): unknown;
}

/** Copies a body to a stream at the pace the stream takes it; stops reading when the client has gone. */
async function pump(body: ReadableStream<Uint8Array>, sink: Sink): Promise<void> {
  const reader = body.getReader();
  const closed = finished(sink).catch(() => reader.cancel());
  try {
    for (let part = await reader.read(); !part.done && !sink.destroyed; part = await reader.read()) {
      if (!sink.write(part.value)) await Promise.race([closed, drained(sink)]);
      // What React has rendered so far must reach the browser before the rest is waited for.
      else sink.flush?.();
    }
    sink.end();
  } catch (error) {
    sink.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

function drained(sink: Sink): Promise<void> {
  return new Promise((resolve) => sink.once('drain', () => resolve()));
}
