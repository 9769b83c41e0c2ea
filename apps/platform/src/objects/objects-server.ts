import net from 'node:net';
import { clientBehind, createTrustedProxies } from '@jianzhu/domain';
import { createStorageServer, type EndpointResponse, type WireHandler } from '@jianzhu/upload/endpoint';
import { addressKey } from '../http/address-key.ts';
import type { Log } from '../http/log.ts';
import { type PublicProtocol, transportSecurity } from '../http/transport-security.ts';
import type { PortServer } from '../listen.ts';
import { ARCHIVE_PATH } from './object-keys.ts';

/** A server on a port of its own. */
export interface ObjectsServer extends PortServer {
  /** Ends idle connections, lets requests in progress end for a while, then cuts them: clients send parts again. */
  close(): Promise<unknown>;
}

const NOTHING_HERE: EndpointResponse = { status: 404, headers: { 'Content-Length': '0' }, isStranger: true };
const DRAIN_MS = 5_000;

/** Serves archives to browsers, and the embedded storage when that is ours, with a log line a request. */
export function createObjectsServer({
  archive,
  storage,
  log,
  trustedProxies,
  publicProtocol,
}: {
  readonly archive: WireHandler;
  /** Left out when a bucket answers. */
  readonly storage?: WireHandler;
  readonly log: Log;
  /** Addresses and networks whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  readonly publicProtocol: PublicProtocol;
}): ObjectsServer {
  const common = transportSecurity(publicProtocol);
  const isTrusted = createTrustedProxies(trustedProxies, net);
  const handle: WireHandler = async (request) => {
    if (request.target.split('?', 1)[0] === ARCHIVE_PATH) return archive(request);
    return storage === undefined ? NOTHING_HERE : storage(request);
  };
  const server = createStorageServer(
    async (request) => {
      const started = performance.now();
      let answer: EndpointResponse | undefined;
      try {
        answer = await handle(request);
        return { ...answer, headers: { ...answer.headers, ...common } };
      } finally {
        log.info(
          {
            method: request.method,
            // Without the query, which carries signatures.
            path: request.target.split('?', 1)[0],
            status: answer?.status ?? 0,
            address: clientBehind(request.peer, request.headers['x-forwarded-for'], isTrusted, net),
            ms: Math.round((performance.now() - started) * 10) / 10,
          },
          'storage request',
        );
      }
    },
    (error) => log.error({ err: error }, 'a storage request failed'),
    {
      clients: {
        clientOf: (peer, forwardedFor) => addressKey(clientBehind(peer, forwardedFor, isTrusted, net)),
        isProxy: isTrusted,
      },
    },
  );
  return {
    server,
    listen: ({ port, host }) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    close: () => {
      if (!server.listening) return Promise.resolve();
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      server.closeIdleConnections();
      return new Promise<void>((resolve) => server.close(() => resolve())).finally(() => clearTimeout(cut));
    },
  };
}
