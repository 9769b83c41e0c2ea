import type { PortalSettings } from './env.ts';

/** Names that never leave the machine: health checks and tests come by them, and a link to them leads nobody elsewhere. */
const ownMachine = /^((?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a page may be written for this Host header, whose name stands in its links: one of PORTAL_ORIGINS, or this
 * machine. A demonstration without PORTAL_ORIGINS answers under every name that its machine has.
 */
export function createHostCheck({
  portalOrigins,
  publicProtocol,
  isDemonstration,
}: Pick<PortalSettings, 'portalOrigins' | 'publicProtocol' | 'isDemonstration'>): (host: string) => boolean {
  if (portalOrigins === undefined && isDemonstration) return () => true;
  const known = new Set((portalOrigins ?? []).map((origin) => new URL(origin).host));
  // As in origins, the port of the scheme is left out.
  const plain = (host: string) => URL.parse(`${publicProtocol}://${host}`)?.host ?? host;
  return (host) => ownMachine.test(host) || known.has(plain(host));
}
