import type { SiteEnvironment } from './env.ts';

/** The origins that the pages of this site talk to. */
export interface SiteOrigins {
  readonly api: string;
  /** Of the chat's socket: the same host as the API. */
  readonly socket: string;
  readonly login: string;
  readonly storage: string;
}

/** The origins as configured, else those of the default set-up under the host name that the browser asked by. */
export function siteOrigins(environment: SiteEnvironment, hostName: string): SiteOrigins {
  const { protocol, platformPort } = environment;
  const beside = (offset: number) => `${protocol}://${hostName}:${platformPort + offset}`;
  const api = environment.apiOrigin ?? beside(0);
  return {
    api,
    socket: api.replace(/^http/, 'ws'),
    login: environment.loginOrigin ?? beside(1),
    storage: environment.storageOrigin ?? beside(2),
  };
}
