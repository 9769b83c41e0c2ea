import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ClientNames,
  countOpen,
  endSlowBody,
  PEERS,
  SERVER_LIMITS,
  type ServerLimits,
} from './connection-limits.ts';
import { ConnectionDropped, type EndpointRequest, type EndpointResponse, type WireHandler } from './wire.ts';

/** A refused body up to this size is read to its end, so that the client gets to read why. */
const MOST_DRAINED_BYTES = 64 * 1024 ** 2;
const KEEP_ALIVE_MS = 72_000;
/** How often Node looks for connections whose headers take too long. */
const CHECK_MS = 5_000;

/** Serves a handler as a listener of Node's `request` event. */
export function createNodeHandler(
  handle: WireHandler,
  onError: (error: unknown) => void = () => {},
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(handle, request, response).catch((error: unknown) => {
      // Either side left, or the store failed in the middle of an answer: a cut connection says so.
      if (!(error instanceof ConnectionDropped) && !isDeparture(error)) onError(error);
      request.socket.destroy();
    });
  };
}

/** What a storage server may be told beside its handler. */
export interface StorageServerOptions {
  readonly limits?: Partial<ServerLimits>;
  /** By the address of the connection by default. */
  readonly clients?: ClientNames;
}

/** A server with the limits of a storage: requests may take long as long as bytes move. */
export function createStorageServer(
  handle: WireHandler,
  onError?: (error: unknown) => void,
  options: StorageServerOptions = {},
): Server {
  const limits = { ...SERVER_LIMITS, ...options.limits };
  const { clientOf, isProxy } = options.clients ?? PEERS;
  const connections = countOpen();
  const requests = countOpen();
  const answerRequest = createNodeHandler(handle, onError);
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, limits.headersMs),
      requestTimeout: 0,
    },
    (request, response) => {
      endSlowBody(request, limits);
      const forwardedFor = request.headersDistinct['x-forwarded-for']?.join(',');
      const client = clientOf(request.socket.remoteAddress ?? '', forwardedFor);
      if (requests(client, response) <= limits.requestsPerClient) answerRequest(request, response);
      else response.writeHead(503, { Connection: 'close', 'Retry-After': '5', 'Content-Length': '0' }).end();
    },
  );
  server.timeout = limits.idleMs;
  server.maxConnections = limits.connections;
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    if (isProxy(peer)) return;
    if (connections(clientOf(peer, undefined), socket) > limits.requestsPerClient) socket.destroy();
  });
  return server;
}

async function answer(handle: WireHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { status, headers, body, isStranger = false }: EndpointResponse = await handle(readRequest(incoming));
  const unread = !incoming.complete && (isStranger || bodySize(incoming) > MOST_DRAINED_BYTES);
  outgoing.writeHead(status, unread ? { ...headers, Connection: 'close' } : headers);
  if (body === undefined || typeof body === 'string') {
    outgoing.end(body);
  } else {
    await pipeline(Readable.from(body, { objectMode: false }), outgoing);
  }
  if (unread) outgoing.once('finish', () => incoming.destroy());
  else incoming.resume();
}

/** What the client says; one in chunks has any size. */
const bodySize = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;

function readRequest(incoming: IncomingMessage): EndpointRequest {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value] as const],
  );
  return {
    method: incoming.method ?? 'GET',
    target: incoming.url ?? '/',
    headers: Object.fromEntries(headers),
    body: contentOf(incoming),
    ...(incoming.socket.remoteAddress !== undefined && { peer: incoming.socket.remoteAddress }),
  };
}

async function* contentOf(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* incoming.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw new ConnectionDropped('the client left while it was sending', { cause: error });
  }
  if (!incoming.complete) throw new ConnectionDropped('the client left while it was sending');
}

const DEPARTURES: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
]);

function isDeparture(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DEPARTURES.has(error.code);
}
