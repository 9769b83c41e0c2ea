import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { SiteEnvironment } from './env.ts';
import type { SiteFiles } from './site-files.ts';
import { type SiteOrigins, siteOrigins } from './site-origins.ts';

/** Names that a host may have; anything else must not get into a header. */
const hostNames = /^[a-z0-9.-]+$/i;
const safety = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' } as const;

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Serves the built pages with their policy, and the settings that they read when they start. */
export function createSiteServer(files: SiteFiles, environment: SiteEnvironment): Server {
  return createServer((request, response) => {
    const { status, headers, body } = answer(request, files, environment);
    response.writeHead(status, { ...headers, ...safety, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

function answer(request: IncomingMessage, files: SiteFiles, environment: SiteEnvironment): Answer {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const hostName = (request.headers.host ?? '').replace(/:\d+$/, '');
  if (!hostNames.test(hostName)) return text(400, 'unknown host');
  if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, 'GET and HEAD only');
  if (path === '/health') return text(200, 'ok');
  const origins = siteOrigins(environment, hostName);
  if (path === '/settings.json') return settingsOf(environment, origins);
  const file = files.find(path);
  if (file === undefined) return text(404, 'not found');
  return {
    status: 200,
    headers: {
      'Content-Type': file.contentType,
      'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.isPage && { 'Content-Security-Policy': contentSecurityPolicy(origins) }),
    },
    body: file.content,
  };
}

/** What `src/site/site-settings.ts` reads. */
function settingsOf({ cookieDomain = '' }: SiteEnvironment, { api, socket, login }: SiteOrigins): Answer {
  const settings = { apiOrigin: api, socketOrigin: socket, loginOrigin: login, cookieDomain };
  return plain(200, 'application/json', JSON.stringify(settings));
}

const text = (status: number, line: string) => plain(status, 'text/plain; charset=utf-8', `${line}\n`);

function plain(status: number, contentType: string, body: string): Answer {
  return { status, headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' }, body: Buffer.from(body) };
}
