import net from 'node:net';
import { clientBehind, type IsTrustedProxy } from '@jianzhu/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address, trusted proxies taken into account: IPv4 in its usual form. */
    readonly clientAddress: string;
    /** Whether a trusted proxy asks for itself: a peer that may name its visitor, and names none. */
    readonly isOwnCall: boolean;
  }
}

/** Gives every request of a server the address of its client. */
export function readClientAddresses(app: FastifyInstance, isTrusted: IsTrustedProxy): void {
  const forwardedFor = ({ headers }: FastifyRequest) => {
    const value = headers['x-forwarded-for'];
    return Array.isArray(value) ? value.join(',') : value;
  };
  app.decorateRequest('clientAddress', {
    getter() {
      // Of a socket that is gone already, whose answer reaches nobody: an address that no client has.
      return clientBehind(this.socket.remoteAddress, forwardedFor(this), isTrusted, net) || '0.0.0.0';
    },
  });
  app.decorateRequest('isOwnCall', {
    getter() {
      return isTrusted(this.socket.remoteAddress) && forwardedFor(this) === undefined;
    },
  });
}
