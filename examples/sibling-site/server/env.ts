import { isIP } from 'node:net';

/** Where the site is served, and where it finds the platform. This module alone reads the environment. */
export interface SiteEnvironment {
  readonly port: number;
  /** Where it is served: the loopback addresses, or the one that HOST says. */
  readonly addresses: readonly string[];
  /** Of the platform's default set-up on one machine; the origins below come first. */
  readonly platformPort: number;
  readonly protocol: 'http' | 'https';
  readonly apiOrigin: string | undefined;
  readonly loginOrigin: string | undefined;
  readonly storageOrigin: string | undefined;
  /** Domain that the site shares with the portal, for the cookie that names the browser. */
  readonly cookieDomain: string | undefined;
}

const loopback = ['127.0.0.1', '::1'];
const defaultPlatformPort = 4000;
const siteOffset = 4;

/** @throws Error with one line that names the variable */
export function readSiteEnvironment(variables: Readonly<NodeJS.ProcessEnv> = process.env): SiteEnvironment {
  const platformPort = portOf('PLATFORM_PORT', variables) ?? defaultPlatformPort;
  return {
    port: portOf('SITE_PORT', variables) ?? platformPort + siteOffset,
    addresses: addressesOf(variables.HOST),
    platformPort,
    protocol: variables.PUBLIC_PROTOCOL === 'https' ? 'https' : 'http',
    apiOrigin: originOf('API_ORIGIN', variables),
    loginOrigin: originOf('LOGIN_ORIGIN', variables),
    storageOrigin: originOf('STORAGE_ORIGIN', variables),
    cookieDomain: variables.COOKIE_DOMAIN || undefined,
  };
}

function addressesOf(host: string | undefined): readonly string[] {
  if (!host || host === 'localhost') return loopback;
  if (isIP(host) === 0) throw new Error(`HOST=${host}: must be an address, such as 0.0.0.0, or localhost`);
  return [host];
}

function portOf(name: string, variables: Readonly<NodeJS.ProcessEnv>): number | undefined {
  const text = variables[name];
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name}=${text}: must be a port number`);
  return port;
}

function originOf(name: string, variables: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const text = variables[name];
  if (!text) return undefined;
  const origin = URL.parse(text)?.origin;
  if (!origin?.startsWith('http')) throw new Error(`${name}=${text}: must be an http or https origin`);
  return origin;
}
