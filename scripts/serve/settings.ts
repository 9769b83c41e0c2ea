import { randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type PlatformSettings, readPlatformSetup } from '../../apps/platform/src/env.ts';
import { readPortalSettings } from '../../apps/portal/server/env.ts';

/** What `start` and `dev` themselves need to know of the environment; the servers read the rest. */
export interface StartSettings {
  readonly portalPort: number;
  readonly platformPort: number;
  /** Of the example of a sibling site, which runs in a demonstration only. */
  readonly siblingSitePort: number;
  /** Where all servers listen. */
  readonly addresses: readonly string[];
  /** The one of them by which this machine reaches them, as it stands in an address. */
  readonly reach: string;
  /** Where the portal finds the platform. */
  readonly platformOrigin: string;
  readonly loginOrigin: string | undefined;
  readonly siblingOrigin: string | undefined;
  /** Whether demo data, the page of sent texts and the sibling sites are there. */
  readonly demo: boolean;
  /** What opens the page of sent texts of a demonstration that others can reach. */
  readonly sentPassword?: string;
  /** Absolute folder of the embedded database; undefined with DATABASE_URL. */
  readonly embeddedDatabase: string | undefined;
  /** What the platform makes of its part. */
  readonly platform: PlatformSettings;
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

const makePassword = (): string => randomBytes(12).toString('base64url');

/** Servers on every address are reached by loopback. */
const wildcards: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '127.0.0.1' };

function reachable([first = '127.0.0.1']: readonly string[]): string {
  const address = wildcards[first] ?? first;
  return isIPv6(address) ? `[${address}]` : address;
}

/** What a start makes of the environment. */
export interface StartSetup {
  /** Absent when a variable says nothing that can be understood. */
  readonly settings?: StartSettings;
  /** Everything that the start would be refused for. */
  readonly problems: readonly SettingsError[];
}

/**
 * Reads the settings of platform and portal, so that whatever would refuse to start is known before the build. An empty
 * variable counts as not set. The rules themselves are the platform's (deployment.ts): without DEMO, a set-up that
 * nobody else reaches is a demonstration.
 *
 * @returns the settings, or the first variable that is wrong
 */
export function readStartSettings(environment: Readonly<NodeJS.ProcessEnv>): StartSettings | SettingsError {
  const { settings, problems } = readStartSetup(environment);
  const [problem] = problems;
  if (problem !== undefined) return problem;
  if (settings === undefined) throw new Error('settings without a problem can be read');
  return settings;
}

/** The same for those who want to know all that is wrong. */
export function readStartSetup(environment: Readonly<NodeJS.ProcessEnv>): StartSetup {
  const sentPassword = environment.SENT_PASSWORD || makePassword();
  const { settings: platform, problems } = readPlatformSetup({ ...environment, SENT_PASSWORD: sentPassword }, '1');
  const reach = reachable(platform?.addresses ?? []);
  const variables: NodeJS.ProcessEnv = {
    ...environment,
    // The terminal shows addresses and what goes wrong; an operator's log collector asks for more.
    LOG_LEVEL: environment.LOG_LEVEL || 'warn',
    ...(platform && {
      DEMO: platform.demo ? '1' : '0',
      PLATFORM_ORIGIN: environment.PLATFORM_ORIGIN || `http://${reach}:${platform.port}`,
      ...(platform.sentPassword !== undefined && { SENT_PASSWORD: platform.sentPassword }),
    }),
  };
  const portal = readPortalSettings(variables);
  if (platform === undefined || 'code' in portal) {
    const isNew = 'code' in portal && !problems.some(({ message }) => message === portal.message);
    return { problems: isNew ? [...problems, portal] : problems };
  }
  const lastPort = platform.port + siblingSiteOffset;
  const settings: StartSettings = {
    portalPort: portal.port,
    platformPort: platform.port,
    siblingSitePort: lastPort,
    addresses: platform.addresses,
    reach,
    platformOrigin: portal.platformOrigin,
    loginOrigin: platform.loginOrigin,
    siblingOrigin: platform.siblingOrigin,
    demo: platform.demo,
    ...(platform.sentPassword !== undefined && { sentPassword: platform.sentPassword }),
    embeddedDatabase: platform.database.kind === 'embedded' ? platform.database.dataDir : undefined,
    platform,
    variables,
  };
  return { settings, problems: [...problems, ...portProblems(portal.port, platform.port)] };
}

function* portProblems(portal: number, platform: number): Generator<SettingsError> {
  const last = platform + siblingSiteOffset;
  if (platform === 0) yield invalid('PLATFORM_PORT=0: must be chosen');
  if (portal === 0) yield invalid('PORT=0: must be chosen');
  if (portal >= platform && portal <= last) {
    yield invalid(`PORT=${portal}: the platform and its sites take ${platform} to ${last}`);
  }
}
