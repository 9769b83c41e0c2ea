import { readPlatformSettings } from '../../apps/platform/src/env.ts';
import { readPortalSettings } from '../../apps/portal/server/env.ts';

/** What `start` and `dev` themselves need to know of the environment; the servers read the rest. */
export interface StartSettings {
  readonly portalPort: number;
  readonly platformPort: number;
  readonly siblingSitePort: number;
  /** Where the portal finds the platform. */
  readonly platformOrigin: string;
  readonly loginOrigin: string | undefined;
  readonly siblingOrigin: string | undefined;
  /** Whether demo data and the page of sent texts are there. */
  readonly demo: boolean;
  /** Absolute folder of the embedded database; undefined with DATABASE_URL. */
  readonly embeddedDatabase: string | undefined;
  /** The whole environment of both servers, with what they must agree on written out. */
  readonly variables: Readonly<NodeJS.ProcessEnv>;
}

/** The first variable that cannot be used, in one line. */
export interface SettingsError {
  readonly code: 'SETTING_INVALID';
  readonly message: string;
}

/**
 * The platform takes its own port and, beside it, login site, objects and sibling sites; the port after those is that of
 * the example of a sibling site.
 */
const siblingSiteOffset = 4;

const invalid = (message: string): SettingsError => ({ code: 'SETTING_INVALID', message });

/**
 * Reads the settings of platform and portal, so that whatever would refuse to start is known before the build.
 * An empty variable counts as not set.
 */
export function readStartSettings(environment: Readonly<NodeJS.ProcessEnv>): StartSettings | SettingsError {
  const variables: NodeJS.ProcessEnv = {
    ...environment,
    DEMO: environment.DEMO || '1',
    // The terminal shows addresses and what goes wrong; an operator's log collector asks for more.
    LOG_LEVEL: environment.LOG_LEVEL || 'warn',
  };
  const platform = readPlatformSettings(variables);
  if ('code' in platform) return platform;
  variables.PLATFORM_ORIGIN ||= `http://127.0.0.1:${platform.port}`;
  const portal = readPortalSettings(variables);
  if ('code' in portal) return portal;
  const lastPort = platform.port + siblingSiteOffset;
  if (platform.port === 0) return invalid('PLATFORM_PORT=0: must be chosen');
  if (portal.port === 0) return invalid('PORT=0: must be chosen');
  if (portal.port >= platform.port && portal.port <= lastPort) {
    return invalid(`PORT=${portal.port}: the platform and its sites take ${platform.port} to ${lastPort}`);
  }
  return {
    portalPort: portal.port,
    platformPort: platform.port,
    siblingSitePort: lastPort,
    platformOrigin: portal.platformOrigin,
    loginOrigin: platform.loginOrigin,
    siblingOrigin: platform.siblingOrigin,
    demo: platform.demo,
    embeddedDatabase: platform.database.kind === 'embedded' ? platform.database.dataDir : undefined,
    variables,
  };
}
