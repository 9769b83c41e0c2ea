import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Finds the address of the visitor behind the proxies in front of this server. */
export type ClientAddress = (request: IncomingMessage) => string;

/** Whether a text is an address or a network, such as 10.0.0.0/8 or 2001:db8::/32. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/**
 * The visitor is the right-most hop of X-Forwarded-For that is no proxy of ours, or the peer itself: what stands left of
 * it was written by the visitor, who may write anything. The platform has the same rule for what we tell it.
 *
 * @param trustedProxies addresses and networks, see `isNetwork`; with none, nobody's X-Forwarded-For counts
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const list = new BlockList();
  for (const network of trustedProxies) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string) => list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return ({ socket, headersDistinct }) => {
    let client = plainAddress(socket.remoteAddress ?? '');
    const hops = (headersDistinct['x-forwarded-for'] ?? []).join(',').split(',');
    for (const hop of hops.reverse()) {
      const address = plainAddress(hop.trim());
      if (isIP(address) === 0 || isIP(client) === 0 || !isTrusted(client)) return client;
      client = address;
    }
    return client;
  };
}

/** IPv4 in its usual form, no zone. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}
