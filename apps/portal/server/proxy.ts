import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import https from 'node:https';
import { endToEndHeaders, platformRequestHeaders } from './forwarded-headers.ts';
import type { RequestTarget } from './request-target.ts';
import { transportHeaders } from './security-headers.ts';
import { createClientAddress } from './trusted-proxies.ts';

/** A silent platform is given up after this long, in milliseconds: longer than the 30 s a client waits. */
const upstreamIdleTimeout = 60_000;

/** The envelope every caller understands, with the text of the specification's section 8. */
const unavailableBody = JSON.stringify({ code: 500, msg: '系统繁忙，请稍后再试', success: false, data: null });

export interface ProxyOptions {
  readonly platformOrigin: string;
  readonly publicProtocol: 'http' | 'https';
  readonly trustedProxies: readonly string[];
  /** Told of a platform that cannot be reached; the client gets a 502. */
  readonly onFailure: (path: string, error: Error) => void;
}

/** Forwards requests to the platform over kept-alive connections. */
export interface PlatformProxy {
  forward(request: IncomingMessage, response: ServerResponse, target: RequestTarget): void;
  /** Closes the idle connections. */
  close(): void;
}

/** Creates the proxy for `/api/*` and `POST /logout` (architecture: Addresses). */
export function createPlatformProxy({
  platformOrigin,
  publicProtocol,
  trustedProxies,
  onFailure,
}: ProxyOptions): PlatformProxy {
  const clientAddress = createClientAddress(trustedProxies);
  const transport = platformOrigin.startsWith('https:') ? https : http;
  const common = { ...transportHeaders({ publicProtocol }), 'x-content-type-options': 'nosniff' };
  const agent = new transport.Agent({ keepAlive: true, maxFreeSockets: 64 });

  function forward(request: IncomingMessage, response: ServerResponse, target: RequestTarget): void {
    const headers = {
      ...platformRequestHeaders(request, target, publicProtocol, clientAddress(request)),
      ...bodyFraming(request),
    };
    const send = (isRetry: boolean): void => {
      const upstream = transport.request(new URL(platformOrigin), {
        method: request.method,
        path: target.path + target.search,
        headers,
        agent,
        timeout: upstreamIdleTimeout,
      });
      const abandon = () => upstream.destroy();
      response.once('close', abandon);
      upstream.once('timeout', () => upstream.destroy(new Error('The platform did not answer in time')));
      upstream.once('response', (answer) => relay(answer, response, common));
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        response.off('close', abandon);
        if (response.destroyed || response.writableEnded) return;
        if (!isRetry && isReplayable(request) && upstream.reusedSocket && error.code === 'ECONNRESET')
          return send(true);
        onFailure(target.path, error);
        if (response.headersSent) response.destroy();
        else sendUnavailable(request, response, common);
      });
      if (hasBody(request)) request.pipe(upstream);
      else upstream.end();
    };
    send(false);
  }

  return { forward, close: () => agent.destroy() };
}

function relay(answer: IncomingMessage, response: ServerResponse, common: OutgoingHttpHeaders): void {
  const headers = endToEndHeaders(answer.rawHeaders, answer.headers.connection);
  response.writeHead(answer.statusCode ?? 502, { ...headers, ...common });
  answer.on('error', () => response.destroy());
  answer.pipe(response);
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse, common: OutgoingHttpHeaders): void {
  response.writeHead(502, {
    ...common,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(unavailableBody),
    'cache-control': 'no-store',
    // The rest of an unread body would be taken for the next request.
    ...(hasBody(request) && { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : unavailableBody);
}

/** Whether the body can be sent again because there is none and the method changes nothing. */
function isReplayable(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);
}

function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

/**
 * How the forwarded body is delimited. Said for every method: Node adds nothing to a GET, and a body without length
 * would be read by the platform as a second request.
 */
function bodyFraming(request: IncomingMessage): OutgoingHttpHeaders {
  if (request.headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = request.headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}
