import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { SiteEnvironment } from './env.ts';
import type { SiteFiles } from './site-files.ts';
import { type SiteOrigins, siteOrigins } from './site-origins.ts';

/** Names that a host may have; anything else must not get into a header. */
const hostNames = /^[a-z0-9.-]+$/i;

/** Serves the built pages with their policy, and the settings that they read when they start. */
export function createSiteServer(files: SiteFiles, environment: SiteEnvironment): Server {
  return createServer((request, response) => answer(request, response, files, environment));
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
  environment: SiteEnvironment,
): void {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const hostName = (request.headers.host ?? '').replace(/:\d+$/, '');
  if (!hostNames.test(hostName)) return sendText(response, 400, 'unknown host');
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'GET and HEAD only');
  if (path === '/health') return sendText(response, 200, 'ok');
  const origins = siteOrigins(environment, hostName);
  if (path === '/settings.json') return sendSettings(response, environment, origins);
  const file = files.find(path);
  if (file === undefined) return sendText(response, 404, 'not found');
  response.writeHead(200, {
    'Content-Type': file.contentType,
    'Content-Length': file.content.length,
    'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...safety,
    ...(file.isPage && { 'Content-Security-Policy': contentSecurityPolicy(origins) }),
  });
  response.end(request.method === 'HEAD' ? undefined : file.content);
}

const safety = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' } as const;

/** Everything that the two packages need of a strict policy: `'wasm-unsafe-eval'` and `blob:` are for the hashing. */
export function contentSecurityPolicy({ api, socket, storage }: SiteOrigins): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', storage],
    'media-src': [storage],
    'connect-src': ["'self'", api, socket, storage],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** What `src/site/site-settings.ts` reads. */
function sendSettings(response: ServerResponse, { cookieDomain }: SiteEnvironment, origins: SiteOrigins): void {
  const { api, socket, login } = origins;
  const settings = { apiOrigin: api, socketOrigin: socket, loginOrigin: login, cookieDomain: cookieDomain ?? '' };
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...safety });
  response.end(JSON.stringify(settings));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...safety });
  response.end(`${text}\n`);
}
