import { defaultHeaderNames, idempotencyKeyHeader } from '@jianzhu/api-client';
import type { FastifyInstance } from 'fastify';

const METHODS = 'GET, POST, PUT, DELETE';
/** How long a browser remembers a preflight, in seconds. */
const MAX_AGE = '600';

const { general, upload, chat } = defaultHeaderNames;
const REQUEST_HEADERS = [
  ...new Set([
    'Content-Type',
    idempotencyKeyHeader,
    ...[general, upload, chat].flatMap((names) => Object.values<string>(names)),
  ]),
].join(', ');

/**
 * Lets pages of other origins of ours call the API: the browser is told so, everybody else is refused by it. Who calls
 * is in headers that a page sets itself, never in cookies, so credentials are not allowed.
 *
 * @param origins compared exactly
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' });
  });
  app.options('/*', async (request, reply) => {
    const { origin, 'access-control-request-method': method } = request.headers;
    if (origin === undefined || !allowed.has(origin) || method === undefined) return reply.callNotFound();
    return reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': REQUEST_HEADERS,
        'Access-Control-Max-Age': MAX_AGE,
      })
      .send();
  });
}
