type Family = 'ipv4' | 'ipv6';

/** What is used of `node:net`; servers give it, because this package runs in browsers too. */
export interface Net {
  isIP(text: string): number;
  readonly BlockList: new () => {
    addAddress(address: string, family: Family): void;
    addSubnet(network: string, prefix: number, family: Family): void;
    check(address: string, family: Family): boolean;
  };
}

/** Tells whether an address is that of a proxy whose X-Forwarded-* headers count. */
export type IsTrustedProxy = (address: string | undefined) => boolean;

/** An address in the form that is compared, logged and stored: IPv4 without its IPv6 prefix, no zone. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** A hop of X-Forwarded-For; some proxies write the port of the client behind it, and then brackets around IPv6. */
function hopAddress(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/.exec(hop) ?? [];
  return plainAddress(bracketed ?? plain ?? hop);
}

/** Of a network of proxies, by the version of IP; a wider one would believe half of the world. */
const SHORTEST_PREFIX: Readonly<Record<number, number>> = { 4: 8, 6: 7 };

/** Whether a text is an address or a network, such as 10.0.0.0/8 or 2001:db8::/32, that proxies of one operator can have. */
export function isNetwork(text: string, { isIP }: Pick<Net, 'isIP'>): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  const [shortest = 0, longest] = [SHORTEST_PREFIX[version], version === 4 ? 32 : 128];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= shortest && Number(prefix) <= longest;
}

/** @param networks each as `isNetwork` takes it; with none, nobody's X-Forwarded-For counts */
export function createTrustedProxies(networks: readonly string[], { isIP, BlockList }: Net): IsTrustedProxy {
  const familyOf = (address: string): Family => (isIP(address) === 4 ? 'ipv4' : 'ipv6');
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (given) => {
    const address = plainAddress(given ?? '');
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
}

/**
 * The client behind a chain of proxies: the right-most hop of X-Forwarded-For that is not trusted, or the peer itself.
 * What stands left of it was written by the client, who may write anything.
 */
export function clientBehind(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: IsTrustedProxy,
  { isIP }: Pick<Net, 'isIP'>,
): string {
  let client = plainAddress(peer ?? '');
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const address = hopAddress(hop.trim());
    if (!isTrusted(client) || isIP(address) === 0) return client;
    client = address;
  }
  return client;
}
