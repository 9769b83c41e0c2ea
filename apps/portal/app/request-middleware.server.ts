import type { RouterContextProvider } from 'react-router';
import { pageCacheHeader } from './page-cache-headers.ts';
import { createRequestServices, type RequestServices, requestServices } from './request-services.server.ts';
import { requestContext } from './server-context.ts';
import { removalCookieLines, sessionCookieNames, setCookieLines } from './session/cookies.ts';

interface MiddlewareArguments {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Outermost middleware of the server: gives the loaders their services, and tells the page cache and the browser
 * what became of the request.
 */
export async function serveRequest(
  { request, context }: MiddlewareArguments,
  next: () => Promise<Response>,
): Promise<Response> {
  const services = createRequestServices(request, context.get(requestContext));
  context.set(requestServices, services);
  const response = await next();
  await describeForPageCache(response.headers, services);
  await renewCookies(response.headers, services);
  return response;
}

async function describeForPageCache(headers: Headers, services: RequestServices): Promise<void> {
  if (!isDocument(headers)) return;
  const config = await services.platformConfig();
  if (config) headers.set(pageCacheHeader.brand, config.ngCode);
  if (services.isDegraded()) headers.set(pageCacheHeader.degraded, '1');
}

function isDocument(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/**
 * Removes the cookies of a refused login and renews those of an accepted one with each document (decision 25); a
 * loader that has set cookies itself knows better.
 */
async function renewCookies(headers: Headers, services: RequestServices): Promise<void> {
  const session = await services.askedSession();
  if (!session || setsSessionCookies(headers)) return;
  const isConfirmed = session.view.kind === 'member' && session.view.userInfo !== null;
  const lines = session.isRefused
    ? removalCookieLines(services.cookieScope)
    : isConfirmed && isDocument(headers)
      ? setCookieLines(services.cookies, services.cookieScope)
      : [];
  for (const line of lines) headers.append('set-cookie', line);
}

function setsSessionCookies(headers: Headers): boolean {
  const names = Object.values(sessionCookieNames);
  return headers.getSetCookie().some((line) => names.some((name) => line.startsWith(`${name}=`)));
}
