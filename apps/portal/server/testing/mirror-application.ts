import { pageCacheHeader } from '../../app/page-cache-headers.ts';
import type { DocumentHandler, RequestContext } from '../../app/server-context.ts';
import { type Answer, type Ask, ask } from './http-client.ts';
import { startPortal, type TestPortal, type TestPortalOptions } from './test-portal.ts';

/** The configured hosts and their brands. */
export const brands: Readonly<Record<string, string>> = { localhost: 'JIANZHU', 'changchun.localhost': 'CHANGCHUN' };

/** An application that renders everything it is told, so that whatever reaches the application can be seen in the page. */
export function mirror(
  calls: { request: Request; context: RequestContext }[],
  headers: HeadersInit = {},
): DocumentHandler {
  return async (request, context) => {
    calls.push({ request, context });
    const brand = brands[context.requestHost.replace(/:\d+$/, '')];
    const response = new Response(
      `<script${context.nonce === undefined ? '' : ` nonce="${context.nonce}"`}>boot()</script>${JSON.stringify({
        brand,
        url: request.url,
        headers: [...request.headers],
        login: context.settings.loginOrigin,
        address: context.clientAddress,
        count: calls.length,
      })}`,
      { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } },
    );
    if (brand) response.headers.set(pageCacheHeader.brand, brand);
    return response;
  };
}

/** Starts a portal before that application. */
export async function startMirror(options: TestPortalOptions & { headers?: HeadersInit } = {}) {
  const calls: { request: Request; context: RequestContext }[] = [];
  const portal = await startPortal({ handleDocument: mirror(calls, options.headers), ...options });
  return { portal, calls };
}

/** Asks for the home page, or another, as a host with the portal's own port. */
export function askHome(
  portal: TestPortal,
  { host = 'localhost', path = '/default/home', ...rest }: Ask & { host?: string },
): Promise<Answer> {
  return ask(portal.port, { ...rest, path, headers: { host: `${host}:${portal.port}`, ...rest.headers } });
}
