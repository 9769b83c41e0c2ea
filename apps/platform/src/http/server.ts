import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { BODY_LIMIT } from '@jianzhu/api-client/contract';
import { createTrustedProxies } from '@jianzhu/domain';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { readClientAddresses } from './client-address.ts';
import { allowOrigins } from './cross-origin.ts';
import { failure } from './envelope.ts';
import { answerClientError, answerError, answerUnknownPath } from './error-answers.ts';
import type { ImplementedCall } from './implement.ts';
import { endLateCalls } from './late-calls.ts';
import type { Log } from './log.ts';
import { statusMessage } from './messages.ts';
import { type CallServices, registerCalls } from './register-calls.ts';
import { type PublicProtocol, transportSecurity } from './transport-security.ts';

/** Below the client's 30 s, so that it gets an answer instead of its own timeout. */
const REQUEST_TIMEOUT_MS = 25_000;
/** Longer than proxies keep their idle connections, so that they never send into one that is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const MAX_HEADER_BYTES = 16_384;
/** Of one parameter in a path, as it is encoded: sixty Chinese characters take 540. */
const MAX_PARAM_LENGTH = 600;

export interface ServerOptions {
  readonly log: Log;
  /** Addresses and networks whose X-Forwarded-* headers count; for the API loopback always, see `createServers`. */
  readonly trustedProxies: readonly string[];
  /** The scheme by which browsers come; http by default. */
  readonly publicProtocol?: PublicProtocol;
}

/**
 * A server with the rules that all our origins share: JSON only, limits, envelopes for every error, no caching, a log
 * line a request, draining at its end.
 */
export function createHttpServer({ log, trustedProxies, publicProtocol = 'http' }: ServerOptions): FastifyInstance {
  // Named by its base type, or the instance would be generic in the logger.
  const loggerInstance: FastifyBaseLogger = log;
  const isTrusted = createTrustedProxies(trustedProxies, net);
  const app = fastify({
    loggerInstance,
    // One line a request, written below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // For X-Forwarded-Host and -Proto.
    trustProxy: (address) => isTrusted(address),
    forceCloseConnections: 'idle',
    // Ours below has an envelope.
    return503OnClosing: false,
    // Some calls change state although they are GET: a HEAD must not run them.
    exposeHeadRoutes: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  app.decorateRequest('outcome', null);
  endLateCalls(app, REQUEST_TIMEOUT_MS);
  readClientAddresses(app, isTrusted);
  app.decorateRequest('who', null);
  acceptOnlyJson(app);
  refuseWhileClosing(app);
  const common = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...transportSecurity(publicProtocol),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(common);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // Without the query, which may hold a token or a phone number.
        path: request.url.split('?', 1)[0],
        ...request.outcome,
        ...request.who,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.clientAddress,
      },
      'request',
    );
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownPath);
  return app;
}

function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // 'error': a body with __proto__ or constructor.prototype is refused.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}

function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!closing) return;
    return reply
      .code(503)
      .header('Connection', 'close')
      .send(failure(503, statusMessage(503)));
  });
}

export interface PlatformServerOptions extends ServerOptions {
  readonly calls: readonly ImplementedCall[];
  readonly services: CallServices;
  /** Origins of pages elsewhere that call the API; none by default. */
  readonly origins?: readonly string[];
  /** The OpenAPI document of the calls; made when it is first asked for. */
  readonly openApi?: () => object;
  /** Adds what is no call, such as pictures. */
  readonly pictures?: (app: FastifyInstance) => void;
  /** Tells portals of changes of what they keep. */
  readonly pageChanges?: (app: FastifyInstance) => void;
  /** Takes what payment channels call back. */
  readonly callbacks?: (app: FastifyInstance) => void;
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
}

/** The platform's API: every call of the contract, their OpenAPI document, and /health. */
export function createServer(given: PlatformServerOptions): FastifyInstance {
  const { calls, services, origins = [], ping, openApi, pictures, pageChanges, callbacks, ...options } = given;
  const app = createHttpServer(options);
  allowOrigins(app, origins);
  registerCalls(app, calls, services);
  pictures?.(app);
  pageChanges?.(app);
  callbacks?.(app);
  if (openApi !== undefined) app.get('/openapi.json', async () => openApi());
  app.get('/health', async (request, reply) => {
    try {
      await ping();
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'degraded', database: 'unavailable' });
    }
  });
  return app;
}
