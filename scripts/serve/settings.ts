import { resolve } from 'node:path';

/** What `start` and `dev` themselves need to know of the environment; the servers read the rest. */
export interface StartSettings {
  readonly portalPort: number;
  readonly platformPort: number;
  /** Where the portal finds the platform. */
  readonly platformOrigin: string;
  /** Absolute folder of the embedded database; undefined with DATABASE_URL. */
  readonly dataDir: string | undefined;
  /** The environment of both servers: the whole one, with every default written out. */
  readonly variables: Readonly<NodeJS.ProcessEnv>;
}

/** One line about the first variable that cannot be used. */
export interface SettingsError {
  readonly code: 'SETTING_INVALID';
  readonly message: string;
}

/** The platform takes its own port and, beside it, login site, objects and sibling sites. */
const portsAfterPlatform = 3;
const highestPort = 65_535;

const invalid = (message: string): SettingsError => ({ code: 'SETTING_INVALID', message });

function readPort(name: string, text: string, highest: number): number | SettingsError {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= highest) return port;
  return invalid(`${name}=${text}: must be a port number from 1 to ${highest}`);
}

/**
 * Reads the settings; an empty variable counts as not set.
 *
 * @param root the repository, which a relative DATA_DIR starts from.
 */
export function readStartSettings(
  environment: Readonly<NodeJS.ProcessEnv>,
  root: string,
): StartSettings | SettingsError {
  const { PORT, PLATFORM_PORT, PLATFORM_ORIGIN, DATA_DIR, DATABASE_URL, DEMO } = environment;
  const portalPort = readPort('PORT', PORT || '3000', highestPort);
  if (typeof portalPort !== 'number') return portalPort;
  const platformPort = readPort('PLATFORM_PORT', PLATFORM_PORT || '4000', highestPort - portsAfterPlatform);
  if (typeof platformPort !== 'number') return platformPort;
  if (portalPort >= platformPort && portalPort <= platformPort + portsAfterPlatform) {
    return invalid(`PORT=${portalPort}: the platform takes ${platformPort} to ${platformPort + portsAfterPlatform}`);
  }
  const platformOrigin = PLATFORM_ORIGIN || `http://127.0.0.1:${platformPort}`;
  const dataDir = resolve(root, DATA_DIR || '.data');
  return {
    portalPort,
    platformPort,
    platformOrigin,
    dataDir: DATABASE_URL ? undefined : dataDir,
    variables: {
      ...environment,
      PORT: String(portalPort),
      PLATFORM_PORT: String(platformPort),
      PLATFORM_ORIGIN: platformOrigin,
      DATA_DIR: dataDir,
      DEMO: DEMO || '1',
    },
  };
}
