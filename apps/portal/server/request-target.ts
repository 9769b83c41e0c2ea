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
  const hosts = request.headersDistinct.host;
  const host = hosts?.[0]?.toLowerCase();
  if (hosts?.length !== 1 || host === undefined || !hostPattern.test(host)) return undefined;

  const url = request.url ?? '';
  if (!url.startsWith('/')) return undefined;
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const search = queryStart === -1 ? '' : url.slice(queryStart);
  return isDecodable(path) && URL.canParse(url, `http://${host}`) ? { host, path, search } : undefined;
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
