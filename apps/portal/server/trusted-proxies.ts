import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { clientBehind, createTrustedProxies } from '@jianzhu/domain';

/** Finds the address of the visitor behind the proxies in front of this server. */
export type ClientAddress = (request: IncomingMessage) => string;

/**
 * The platform has the same rule for what we tell it.
 *
 * @param trustedProxies addresses and networks; with none, nobody's X-Forwarded-For counts
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = createTrustedProxies(trustedProxies, net);
  return ({ socket, headersDistinct }) =>
    clientBehind(socket.remoteAddress, headersDistinct['x-forwarded-for']?.join(','), isTrusted, net);
}
