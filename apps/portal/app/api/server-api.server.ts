import { type BoundApi, bindCalls, createApiClient, type SessionTokens } from '@jianzhu/api-client';
import { type Contract, contract } from '@jianzhu/api-client/contract';
import { schemas } from '@jianzhu/api-client/schemas';
import { checkAgainst } from './answer-check.ts';
import { platformTransport } from './platform-transport.server.ts';

/** How long one call of the portal server may take (decision 36), in milliseconds. */
const serverCallTimeout = 2000;

const check = checkAgainst(schemas);

export type ServerApi = BoundApi<Contract>;

export interface ServerApiOptions {
  readonly platformOrigin: string;
  readonly tokens: SessionTokens;
  /** Value of the request-source header, once known. Read at each call. */
  readonly source: () => string | undefined;
  /** The Host header of the visitor's browser: addresses that the platform signs for it name a site on the same host. */
  readonly requestHost: string;
  /** Address of the visitor's machine, for the platform's request limits. */
  readonly clientAddress?: string | undefined;
  /** What the visitor's browser calls itself, for the list of devices. */
  readonly userAgent?: string | undefined;
}

/** The platform's calls for one request of one visitor; never kept beyond it, or sessions and brands would mix. */
export function createServerApi({
  platformOrigin,
  tokens,
  source,
  requestHost,
  clientAddress,
  userAgent,
}: ServerApiOptions): ServerApi {
  const client = createApiClient({
    session: { tokens: () => tokens },
    source,
    timeoutMs: serverCallTimeout,
    check,
    http: platformTransport(platformOrigin, {
      'X-Forwarded-Host': requestHost,
      ...(clientAddress && { 'X-Forwarded-For': clientAddress }),
      ...(userAgent && { 'User-Agent': userAgent }),
    }),
  });
  return bindCalls(client, contract);
}
