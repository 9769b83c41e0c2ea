import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** What clients of a storage server may take their time for, and how many of them there may be. */
export interface ServerLimits {
  /** Until the headers are there. */
  readonly headersMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** A body of which fewer bytes than `windowBytes` come in such a time is given up. */
  readonly windowMs: number;
  readonly windowBytes: number;
  /** Of one client, and connections from one address that is no proxy. */
  readonly requestsPerClient: number;
  /** Of everybody. */
  readonly connections: number;
}

/** A tenth of what a phone with bad reception sends; and an office behind one address has many browsers. */
export const SERVER_LIMITS: ServerLimits = {
  headersMs: 30_000,
  idleMs: 120_000,
  windowMs: 30_000,
  windowBytes: 30 * 1024,
  requestsPerClient: 256,
  connections: 10_000,
};

/** Who is behind a connection. */
export interface ClientNames {
  /** What counts as one client. */
  clientOf(peer: string, forwardedFor: string | undefined): string;
  /** Whether the other end of a connection is a proxy of ours, which has those of many clients. */
  isProxy(peer: string): boolean;
}

const PEERS: ClientNames = { clientOf: (peer) => peer, isProxy: () => false };

/** Cuts the connection of a body that comes too slowly. That we are slow ourselves is not held against the client. */
export function endSlowBody(incoming: IncomingMessage, { windowMs, windowBytes }: ServerLimits): void {
  const { headers, socket } = incoming;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const isWaiting = !incoming.complete && incoming.readableLength === 0;
    if (isWaiting && socket.bytesRead - before < windowBytes) socket.destroy();
    before = socket.bytesRead;
  }, windowMs).unref();
  incoming.once('close', () => clearInterval(timer));
}

/** Refuses connections of an address that has too many. */
export function limitConnections(server: Server, limits: ServerLimits, { clientOf, isProxy } = PEERS): void {
  server.maxConnections = limits.connections;
  const open = new Counts();
  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress ?? '';
    if (isProxy(peer)) return;
    const client = clientOf(peer, undefined);
    socket.once('close', open.add(client));
    if (open.of(client) > limits.requestsPerClient) socket.destroy();
  });
}

/** Counts the requests of each client while they are answered. */
export function countRequests({ clientOf } = PEERS): {
  /** @returns how many there are now, and what to call when this one is over */
  begin(incoming: IncomingMessage): { readonly count: number; readonly end: () => void };
} {
  const open = new Counts();
  return {
    begin({ socket, headersDistinct }) {
      const client = clientOf(socket.remoteAddress ?? '', headersDistinct['x-forwarded-for']?.join(','));
      return { end: open.add(client), count: open.of(client) };
    },
  };
}

class Counts {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  /** @returns takes one away again, once */
  add(name: string): () => void {
    this.#counts.set(name, this.of(name) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = this.of(name) - 1;
      if (left > 0) this.#counts.set(name, left);
      else this.#counts.delete(name);
    };
  }
}
