import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';

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

/** Whoever is connected, and no proxies. */
export const PEERS: ClientNames = { clientOf: (peer) => peer, isProxy: () => false };

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

/** Counts what each client has open. @returns takes one more into account until it closes, and says how many there are */
export function countOpen(): (client: string, opened: EventEmitter) => number {
  const open = new Map<string, number>();
  return (client, opened) => {
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    opened.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    return count;
  };
}
