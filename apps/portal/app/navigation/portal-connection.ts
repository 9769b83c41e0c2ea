import { type Connection, createConnection } from './connection.ts';

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** Waits for the browser's word that the network is back, at most so long that many pages do not storm a server. */
function pause(attempt: number, signal: AbortSignal | undefined): Promise<void> {
  const longest = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const settle = () => {
      settled.abort();
      clearTimeout(timer);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(settle, longest * (0.5 + Math.random() / 2));
    window.addEventListener('online', settle, { signal: settled.signal });
    signal?.addEventListener('abort', settle, { signal: settled.signal });
  });
}

const windowFetch = globalThis.fetch;

/** The connection of the page in this browser. */
export const connection: Connection = createConnection({ fetch: (input, init) => windowFetch(input, init), pause });

/**
 * Lets the requests by which the router moves from page to page wait for the network. The router has no place for a
 * fetch of its own, so the window's is replaced; every other request passes unchanged.
 */
export function keepNavigating(): void {
  window.fetch = (input, init) =>
    isNavigation(input, init) ? connection.fetch(input, init) : windowFetch(input, init);
}

/** The router asks for data and routes with a URL and, where somebody waits for the answer, a signal. */
function isNavigation(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (!(input instanceof URL) || !init?.signal || input.origin !== window.location.origin) return false;
  return input.pathname.endsWith('.data') || input.pathname === '/__manifest';
}
