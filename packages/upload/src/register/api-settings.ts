import type { Clock } from '../ports/environment.ts';
import type { SiteIdentity, UploadSession } from './api-headers.ts';

/** Further attempts on timeout and network errors alone. */
export interface ApiRetry {
  readonly retries: number;
  /** Wait between two attempts in ms. */
  readonly delayMs: number;
}

/** The values of specification section 9 for callers that switch retry on; it is off by default. */
export const API_RETRY: ApiRetry = { retries: 3, delayMs: 1000 };

export const API_TIMEOUT_MS = 30_000;

/** Where the back end is and who calls it. */
export interface ApiSettings extends SiteIdentity {
  /** Origin of the back end, with a path before `/api` where there is one; empty for the page's own. */
  readonly baseUrl: string;
  /** Product name in the paths. */
  readonly product?: string;
  readonly session: () => UploadSession;
  /** Replaces the header set of the specification. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** ms until a call is given up. */
  readonly timeout?: number;
  readonly retry?: ApiRetry;
  readonly clock?: Clock;
  readonly fetch?: typeof fetch;
}
