import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentHandler, RequestContext } from '../app/server-context.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { findCacheablePage, hasSessionCookie } from './cacheable-pages.ts';
import { contentSecurityPolicy, nonceSource } from './content-security-policy.ts';
import type { PortalSettings } from './env.ts';
import { followPageChanges } from './follow-page-changes.ts';
import { type CacheState, createPageCache, type PageCache } from './page-cache.ts';
import { renderForEveryone } from './render-for-everyone.ts';
import type { RequestTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { siteSettingsFor } from './site-settings.ts';
import type { StoredPage } from './stored-page.ts';
import { createClientAddress } from './trusted-proxies.ts';
import { clientSignal, sendWebResponse, toWebRequest } from './web-message.ts';

export interface DocumentsOptions {
  readonly settings: PortalSettings;
  readonly handle: DocumentHandler;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Told of pages that could not be renewed or rendered. */
  readonly onFailure: RequestContext['reportFailure'];
}

export interface DocumentServer {
  /** Answers GET and HEAD of documents and of their data. */
  serve(request: IncomingMessage, response: ServerResponse, target: RequestTarget): Promise<void>;
  /** Hears from now on which kept pages the platform has changed the content of. @returns what ends it */
  follow(): () => void;
}

/** Creates the document server: from the page cache where visitors see alike, rendered for the request elsewhere. */
export function createDocumentServer({ settings, handle, now, onFailure }: DocumentsOptions): DocumentServer {
  const clientAddress = createClientAddress(settings.trustedProxies);
  const cache: PageCache | undefined = settings.pageCache
    ? createPageCache({
        render: (page, host) => renderForEveryone(handle, settings, onFailure, page, host),
        onFailure: (key, result) =>
          onFailure(key, result.kind === 'failed' ? result.error : new Error('Rendered with defaults, not kept')),
        now,
      })
    : undefined;

  async function serve(request: IncomingMessage, response: ServerResponse, target: RequestTarget): Promise<void> {
    const page = cache && findCacheablePage(request, target);
    if (cache && page) {
      const answer = await cache.get(page, target.host);
      if (answer.page) {
        sendStoredPage(request, response, answer.page, answer.state);
        return;
      }
    }
    await renderForRequest(request, response, target);
  }

  async function renderForRequest(request: IncomingMessage, response: ServerResponse, target: RequestTarget) {
    const nonce = randomBytes(16).toString('base64');
    const context: RequestContext = {
      rendering: 'stream',
      nonce,
      requestHost: target.host,
      clientAddress: clientAddress(request),
      settings: siteSettingsFor(settings, target.host),
      reportFailure: onFailure,
    };
    const webRequest = toWebRequest(request, target, settings.publicProtocol, clientSignal(response));
    const webResponse = await handle(webRequest, context);
    const isHtml = webResponse.headers.get('content-type')?.startsWith('text/html') ?? false;
    const policy = contentSecurityPolicy({
      requestHost: target.host,
      settings: context.settings,
      inlineScripts: [nonceSource(nonce)],
    });
    await sendWebResponse(request, response, webResponse, {
      ...securityHeaders(settings),
      ...(isHtml && { 'content-security-policy': policy }),
      // Back and forward after a logout must not show the member's page again.
      'cache-control': hasSessionCookie(request) ? 'private, no-store' : 'private, no-cache',
      'x-page-cache': 'bypass' satisfies CacheState,
    });
  }

  function follow(): () => void {
    if (cache === undefined) return () => undefined;
    return followPageChanges(settings.platformOrigin, { changed: cache.expire, onFailure });
  }

  return { serve, follow };
}

function sendStoredPage(request: IncomingMessage, response: ServerResponse, page: StoredPage, state: CacheState): void {
  // A flat list of headers is what Node writes fastest, and cached pages are what the server sends most.
  const headers = [...page.headers, 'x-page-cache', state];
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = page.bodies[encoding ?? 'identity'];
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
