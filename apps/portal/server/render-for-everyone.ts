import { randomBytes } from 'node:crypto';
import { pageCacheHeader } from '../app/page-cache-headers.ts';
import type { DocumentHandler, RequestContext } from '../app/server-context.ts';
import { largeTextCookie } from '../app/text-size.ts';
import { type CacheablePage, isLoopbackAddress } from './cacheable-pages.ts';
import { sealScripts } from './content-security-policy.ts';
import type { PortalSettings } from './env.ts';
import type { Rendering } from './page-cache.ts';
import { siteSettingsFor } from './site-settings.ts';
import { storePage } from './stored-page.ts';

/** A page that takes longer than this (milliseconds) has failed; each call of a loader has 2 s of its own. */
const renderTimeout = 10_000;

/**
 * Renders a page for every anonymous visitor of a host. The request is made here from host, address and text size
 * alone, so that no cookie, header, client address or unknown query of the visitor who happened to come first can be in
 * the bytes.
 */
export async function renderForEveryone(
  handle: DocumentHandler,
  settings: PortalSettings,
  reportFailure: RequestContext['reportFailure'],
  page: CacheablePage,
  host: string,
): Promise<Rendering> {
  const context: WholeContext = {
    rendering: 'whole',
    nonce: randomBytes(16).toString('base64url'),
    requestHost: host,
    settings: siteSettingsFor(settings, host),
    reportFailure,
  };
  const signal = AbortSignal.timeout(renderTimeout);
  const request = new Request(`${settings.publicProtocol}://${host}${page.url}`, {
    headers: { host, accept: 'text/html', ...(page.isLargeText && { cookie: largeTextCookie }) },
    signal,
  });
  try {
    return await Promise.race([render(handle, request, context), rejectionOf(signal)]);
  } catch (error) {
    return { kind: 'failed', error };
  }
}

type WholeContext = RequestContext & { readonly nonce: string };

async function render(handle: DocumentHandler, request: Request, context: WholeContext): Promise<Rendering> {
  const response = await handle(request, context);
  if (response.status >= 500) return { kind: 'failed', error: new Error(`Rendered with status ${response.status}`) };
  const contentType = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || response.headers.has('set-cookie') || !contentType.startsWith('text/html')) {
    await response.body?.cancel();
    return { kind: 'personal' };
  }
  const sealed = sealScripts(await response.text(), context.nonce);
  const page = await storePage(sealed, context.requestHost, context.settings);
  if (response.headers.has(pageCacheHeader.degraded)) return { kind: 'degraded', page };
  const isKnownHost = response.headers.has(pageCacheHeader.brand) || isLoopbackAddress(context.requestHost);
  return { kind: isKnownHost ? 'good' : 'unkept', page };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
