import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { RequestTarget } from './request-target.ts';

/** RFC 9110 section 7.6.1: headers that belong to one connection and end at each proxy. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What the platform must never receive from a browser: it takes no cookie as authentication, and we frame the body. */
const keptFromPlatform = new Set(['host', 'cookie', 'content-length', 'expect', 'forwarded', 'x-real-ip']);

/** Whether a client tries to tell us about its own connection: only this server says that. */
export function isForwardingClaim(name: string): boolean {
  return name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-');
}

/** The headers of a message that may pass a proxy, names in lower case, repeated headers kept apart. */
export function endToEndHeaders(
  rawHeaders: readonly string[],
  connection: string | undefined,
): Record<string, string | string[]> {
  const named = new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const headers: Record<string, string | string[]> = {};
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const value = rawHeaders[index + 1] ?? '';
    if (hopByHop.has(name) || named.has(name)) continue;
    const earlier = headers[name];
    if (earlier === undefined) headers[name] = value;
    else headers[name] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
  }
  return headers;
}

/**
 * The headers of a browser's request as the platform gets them: its own host and address set by us, whatever it
 * claims of X-Forwarded-* dropped, no cookies.
 *
 * @param client address of the visitor: always named, for a request that names none is taken for our own
 */
export function platformRequestHeaders(
  request: IncomingMessage,
  target: RequestTarget,
  publicProtocol: 'http' | 'https',
  client: string,
): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(endToEndHeaders(request.rawHeaders, request.headers.connection))) {
    if (!keptFromPlatform.has(name) && !isForwardingClaim(name)) headers[name] = value;
  }
  headers['x-forwarded-host'] = target.host;
  headers['x-forwarded-proto'] = publicProtocol;
  headers['x-forwarded-for'] = client;
  return headers;
}
