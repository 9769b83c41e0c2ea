import type { IncomingMessage } from 'node:http';

/** The address a request asks for, checked once so that the rest of the server may trust it. */
export interface RequestTarget {
  /** Lower-case Host header, with its port if it has one; safe inside a header or a policy. */
  readonly host: string;
  /** The path as sent, still encoded. */
  readonly path: string;
  /** The query as sent, with its question mark, or empty. */
  readonly search: string;
}

const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/**
 * Reads host and path of a request.
 *
 * @returns undefined for what deserves a 400: no or several Host headers, a host with characters that no host has,
 *   an absolute or otherwise odd target, a path that cannot be decoded.
 */
export function readRequestTarget(request: IncomingMessage): RequestTarget | undefined {
  const host = request.headers.host?.toLowerCase();
  if (host === undefined || !hostPattern.test(host) || countHosts(request.rawHeaders) !== 1) return undefined;

  const url = request.url ?? '';
  if (!url.startsWith('/')) return undefined;
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const search = queryStart === -1 ? '' : url.slice(queryStart);
  return isDecodable(path) && URL.canParse(url, `http://${host}`) ? { host, path, search } : undefined;
}

/** Node keeps only the first of several; what stands before us may have looked at another. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
