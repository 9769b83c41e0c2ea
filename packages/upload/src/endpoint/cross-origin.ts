import type { EndpointRequest, EndpointResponse } from './wire.ts';

/** Which pages may talk to the storage. */
export interface CrossOriginRules {
  /** Exact origins, or `*` for all: requests carry no cookies, so that gives nothing away. */
  readonly origins: readonly string[] | '*';
  /** How long a browser remembers a preflight, in seconds. */
  readonly maxAge: number;
}

export const OPEN_TO_ALL: CrossOriginRules = { origins: '*', maxAge: 600 };

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

/** What a page may read of an answer. */
const EXPOSED = [
  'ETag',
  'Content-Length',
  'Content-Range',
  'Date',
  'Retry-After',
  'x-amz-request-id',
  'x-oss-hash-crc64ecma',
  'x-oss-request-id',
].join(', ');

function isAllowedOrigin({ origins }: CrossOriginRules, origin: string): boolean {
  return origins === '*' || origins.includes(origin);
}

/** Headers of a real answer for the page that asked. */
export function crossOriginHeaders(rules: CrossOriginRules, origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isAllowedOrigin(rules, origin)) return { Vary: 'Origin' };
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': EXPOSED, Vary: 'Origin' };
}

/** Answers a preflight; undefined when it is refused. */
export function answerPreflight(rules: CrossOriginRules, { headers }: EndpointRequest): EndpointResponse | undefined {
  const { origin } = headers;
  const method = headers['access-control-request-method'] ?? '';
  if (origin === undefined || !isAllowedOrigin(rules, origin) || !METHODS.includes(method)) return undefined;
  return {
    status: 200,
    headers: {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': METHODS.join(', '),
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
      'Access-Control-Max-Age': String(rules.maxAge),
      'Content-Length': '0',
      Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    },
  };
}
