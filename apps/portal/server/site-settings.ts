import type { SiteSettings } from '../app/server-context.ts';
import type { PortalSettings } from './env.ts';

/** Ports next to the platform's own, used while no origin is configured. */
const portOffset = { login: 1, storage: 2, sibling: 3 } as const;

/**
 * The addresses as a browser at this host must see them.
 *
 * @param requestHost the Host header, with or without port.
 */
export function siteSettingsFor(settings: PortalSettings, requestHost: string): SiteSettings {
  const hostName = requestHost.replace(/:\d+$/, '');
  const platformPort = portOf(settings.platformOrigin);
  const neighbour = (offset: number) => `${settings.publicProtocol}://${hostName}:${platformPort + offset}`;
  return {
    platformOrigin: settings.platformOrigin,
    loginOrigin: settings.loginOrigin ?? neighbour(portOffset.login),
    storageOrigin: settings.storageOrigin ?? neighbour(portOffset.storage),
    siblingOrigin: settings.siblingOrigin ?? neighbour(portOffset.sibling),
    ...(settings.cookieDomain && { cookieDomain: settings.cookieDomain }),
    ...(settings.officeViewer && { officeViewer: settings.officeViewer }),
    publicProtocol: settings.publicProtocol,
    isDemonstration: settings.isDemonstration,
  };
}

function portOf(origin: string): number {
  const { port, protocol } = new URL(origin);
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}
