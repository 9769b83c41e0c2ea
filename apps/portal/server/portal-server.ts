import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LOGIN_BACK_PATH } from '@jianzhu/domain';
import type { DocumentHandler } from '../app/server-context.ts';
import { createDocumentServer } from './documents.ts';
import type { PortalSettings } from './env.ts';
import { createHostCheck } from './known-hosts.ts';
import { isOperatorPath } from './operator-path.ts';
import { isPlatformWell } from './platform-health.ts';
import { createPlatformProxy } from './proxy.ts';
import { HEALTH_PATH, type RequestLog } from './request-log.ts';
import { type RequestTarget, readRequestTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { SECURITY_TEXT_PATH, securityText } from './security-text.ts';
import { createSocketTunnel } from './socket-tunnel.ts';
import type { StaticAssets } from './static-assets.ts';

export interface PortalServerParts {
  readonly settings: PortalSettings;
  readonly assets: StaticAssets;
  readonly handleDocument: DocumentHandler;
  readonly log: RequestLog;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** The server, not yet listening, and the way to end what `server.close()` does not. */
export interface PortalServer {
  readonly server: Server;
  /** Hears from now on what changes on the platform, so that no kept page shows what is gone. */
  follow(): void;
  /** Ends tunnels, what is followed, and idle connections to the platform. */
  close(): void;
}

const limits = {
  /** Bytes of a request's head; a longer one is answered 431. */
  maxHeaderSize: 16 * 1024,
  /** Milliseconds for a request's head to arrive. */
  headersTimeout: 15_000,
  /** Milliseconds for a whole request to arrive. */
  requestTimeout: 120_000,
} as const;

const maxHeadersCount = 100;
/** Bytes of a form. */
const largestForm = 4 * 1024;

const jsonNotStored = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } as const;

/** Puts the portal's server together (architecture: Addresses). */
export function createPortalServer({ settings, assets, handleDocument, log, now }: PortalServerParts): PortalServer {
  const onFailure = log.failure;
  const isOwnHost = createHostCheck(settings);
  const proxy = createPlatformProxy({ ...settings, onFailure });
  const tunnel = createSocketTunnel({ ...settings, onFailure });
  const documents = createDocumentServer({ settings, handle: handleDocument, now, onFailure });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readRequestTarget(request);
    const method = request.method ?? '';
    if (!target) refuse(response, 400);
    else if (!isOwnHost(target.host) && target.path !== HEALTH_PATH) refuse(response, 421);
    else if (isOperatorPath(target.path)) refuse(response, 404);
    else if (isPlatformPath(target.path, method)) proxy.forward(request, response, target);
    else if (method !== 'GET' && method !== 'HEAD' && !takesForm(target.path, method)) {
      refuse(response, 405, { allow: 'GET, HEAD' });
    } else if (method === 'POST' && isFromElsewhere(request, target)) refuse(response, 403);
    else if (method === 'POST' && !isSmallForm(request)) refuse(response, 413);
    else if (target.path === HEALTH_PATH) await answerHealth(response);
    else if (target.path === SECURITY_TEXT_PATH) answerSecurityText(request, response, target);
    else if (!assets.serve(request, response, target)) await documents.serve(request, response, target);
  }

  /** A form of another site: the application would refuse it too, as a failure of its own. */
  function isFromElsewhere({ headers: { origin } }: IncomingMessage, { host }: RequestTarget): boolean {
    const own = new URL(`${settings.publicProtocol}://${host}`).origin;
    return origin !== undefined && URL.parse(origin)?.origin !== own;
  }

  /** 200 when portal and platform are up, 503 while the platform is not. */
  async function answerHealth(response: ServerResponse): Promise<void> {
    const isUp = await isPlatformWell(settings.platformOrigin);
    response.writeHead(isUp ? 200 : 503, { ...securityHeaders(settings), ...jsonNotStored });
    response.end(JSON.stringify({ status: isUp ? 'ok' : 'unavailable', platform: isUp ? 'ok' : 'unavailable' }));
  }

  /** Whom to tell of a weakness, where the operator has said so. */
  function answerSecurityText(request: IncomingMessage, response: ServerResponse, { host }: RequestTarget): void {
    const { securityContacts, publicProtocol } = settings;
    if (securityContacts === undefined) {
      refuse(response, 404);
      return;
    }
    const text = securityText(securityContacts, `${publicProtocol}://${host}`, Date.now());
    response.writeHead(200, {
      ...securityHeaders(settings),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, max-age=86400',
      'content-length': Buffer.byteLength(text),
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  }

  function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
    response.writeHead(status, {
      ...securityHeaders(settings),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...headers,
    });
    response.end(http.STATUS_CODES[status]);
  }

  const server = http.createServer(limits, (request, response) => {
    log.watch(request, response);
    answer(request, response).catch((error: unknown) => {
      onFailure(request.url ?? '', error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  server.maxHeadersCount = maxHeadersCount;
  server.on('upgrade', tunnel.accept);

  let unfollow: (() => void) | undefined;
  return {
    server,
    follow() {
      unfollow ??= documents.follow();
    },
    close() {
      unfollow?.();
      tunnel.close();
      proxy.close();
    },
  };
}

function isPlatformPath(path: string, method: string): boolean {
  return path === '/api' || path.startsWith('/api/') || (path === '/logout' && method === 'POST');
}

/** The one form that a document takes: the answer to the question before another login is taken. */
function takesForm(path: string, method: string): boolean {
  return method === 'POST' && path === LOGIN_BACK_PATH;
}

/** Node ends a body at the length that was told; one without a length is none of our forms. */
function isSmallForm({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? Number.NaN) <= largestForm;
}
