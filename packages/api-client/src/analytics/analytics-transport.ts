import { PRODUCT_NAME } from '@jianzhu/domain';
import { fillPath } from '../address.ts';
import { inject } from '../contract/analytics.ts';
import { defaultHeaderNames, type SessionPort, sessionHeaders } from '../headers.ts';
import type { AnalyticsTransport } from './analytics-ports.ts';

export interface AnalyticsTransportOptions {
  /** Origin of the platform, or '' for the page's own. */
  readonly baseURL?: string;
  readonly product?: string;
  /** For an operator whose collect service has another path. */
  readonly path?: string;
  /** The platform code. Read at each request. */
  readonly source?: () => string | undefined;
  /** The session whose member the server takes the user from; read at each request. Without it nobody is named. */
  readonly session?: SessionPort;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Sends each record as the specification has it, one a request, with `keepalive`, so that it outlives its page, and
 * with the headers of the session, by which the server knows whose it is (`sendBeacon` could not carry them). Cookies do
 * not go with it. Any answer counts as received, because none is read.
 */
export function analyticsTransport(options: AnalyticsTransportOptions = {}): AnalyticsTransport {
  const { baseURL = '', product = PRODUCT_NAME, path = inject.path, source, session } = options;
  const { fetch = globalThis.fetch } = options;
  const address = baseURL + fillPath(path, product);
  return async (batch) => {
    const values = { names: defaultHeaderNames, tokens: session?.tokens() ?? {}, source: source?.() ?? '' };
    const headers = { 'Content-Type': 'application/json', ...sessionHeaders('general', values) };
    const init = { method: inject.method, headers, keepalive: true, credentials: 'omit' } as const;
    const sent = batch.map((record) => fetch(address, { ...init, body: JSON.stringify(record) }));
    const results = await Promise.allSettled(sent);
    return batch.filter((_, index) => results[index]?.status === 'rejected');
  };
}
