import type { PortalOrigins } from '../portal-addresses.ts';

/** Tells the addresses of the portal and the sites beside it, which links in messages open without a question. */
export function ownAddresses(origins: PortalOrigins): (address: string) => boolean {
  const own = new Set(Object.values(origins).flatMap((origin) => URL.parse(origin)?.origin ?? []));
  return (address) => {
    const url = URL.parse(address);
    return url !== null && own.has(url.origin);
  };
}
