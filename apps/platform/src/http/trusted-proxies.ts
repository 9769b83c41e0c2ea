import { BlockList, isIP } from 'node:net';
import { plainAddress } from './address-key.ts';

/** Tells whether an address is that of a proxy whose X-Forwarded-* headers count. */
export type IsTrustedProxy = (address: string | undefined) => boolean;

/** Whether a text is an address or a network, such as 10.0.0.0/8 or 2001:db8::/32. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** @param networks each as `isNetwork` takes it */
export function createTrustedProxies(networks: readonly string[]): IsTrustedProxy {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (given) => {
    const address = plainAddress(given ?? '');
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/**
 * The client behind a chain of proxies: the right-most hop of X-Forwarded-For that is not trusted, or the peer itself.
 * What stands left of it was written by the client, who may write anything.
 */
export function clientBehind(peer: string | undefined, forwardedFor: string | undefined, isTrusted: IsTrustedProxy) {
  let client = plainAddress(peer ?? '');
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const address = plainAddress(hop.trim());
    if (!isTrusted(client) || isIP(address) === 0) return client;
    client = address;
  }
  return client;
}
