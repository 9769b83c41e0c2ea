import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../workspace-root.ts';
import type { Program } from './child.ts';
import type { NamedPort } from './ports.ts';
import type { Server } from './serve.ts';
import type { StartSettings } from './settings.ts';

const followParent = pathToFileURL(join(workspaceRoot, 'scripts/serve/follow-parent.ts')).href;
const portalFolder = join(workspaceRoot, 'apps/portal');
const siblingSiteFolder = join(workspaceRoot, 'examples/sibling-site');

/** Name of the server of the example. */
export const SIBLING_SITE = 'sibling site';

type Mode = 'production' | 'development';

/** In development the module server's own file: pages may well be broken while they are worked on. */
const portalHealth = { production: '/health', development: '/@vite/client' } as const satisfies Record<Mode, string>;

/** The login site serves its scripts with their types stripped, by a Node function that still warns. */
const quiet = '--disable-warning=ExperimentalWarning';

/** Node's arguments for each server; in development both follow changes of the sources. */
const programs = {
  platform: {
    production: ['--conditions=@jianzhu/source', quiet, 'apps/platform/src/main.ts'],
    development: [
      '--watch',
      '--watch-preserve-output',
      '--conditions=@jianzhu/source',
      quiet,
      'apps/platform/src/main.ts',
    ],
  },
  portal: {
    production: ['--conditions=@jianzhu/source', 'server/main.ts'],
    // With the condition given, React Router has no need to start itself a second time.
    development: ['--conditions=development', 'node_modules/@react-router/dev/bin.cjs', 'dev'],
  },
} as const satisfies Record<string, Record<Mode, readonly string[]>>;

function node(args: readonly string[]): Program['command'] {
  return [process.execPath, '--import', followParent, ...args];
}

function portalPort({ portalPort: port, addresses }: StartSettings): NamedPort {
  return { port, addresses, purpose: 'the portal', variable: 'PORT' };
}

function platformPorts({ platformPort: first, addresses, demo, platform }: StartSettings): NamedPort[] {
  const purposes = ['the platform', 'the login site', 'the objects', 'the sibling sites'];
  const isThere = [true, true, platform.objectStore.kind === 'embedded', demo];
  return purposes.flatMap((purpose, offset) =>
    isThere[offset] ? [{ port: first + offset, addresses, purpose, variable: 'PLATFORM_PORT' }] : [],
  );
}

/** The example of a sibling team's site, which runs as it is built. */
function siblingSite({ siblingSitePort: port, addresses, reach, variables }: StartSettings): Server {
  return {
    name: SIBLING_SITE,
    command: node(['server/main.ts']),
    cwd: siblingSiteFolder,
    env: { ...variables, SITE_PORT: String(port) },
    ports: [{ port, addresses, purpose: 'the sibling site', variable: 'PLATFORM_PORT' }],
    health: `http://${reach}:${port}/health`,
    needsBuild: true,
    stopWithinMs: 5_000,
  };
}

/** Every port that a start opens, in the order of the servers. */
export function productPorts(settings: StartSettings, mode: Mode): readonly NamedPort[] {
  return productServers(settings, mode).flatMap(({ ports }) => ports);
}

/**
 * Platform and portal, in the order in which they start; the example of a sibling site after them, where it is built
 * and nobody but a demonstration's visitors sees it.
 *
 * @param orders arguments of the platform
 */
export function productServers(settings: StartSettings, mode: Mode, orders: readonly string[] = []): readonly Server[] {
  const { addresses, embeddedDatabase, reach, variables } = settings;
  // By default the module server listens on the loopback address that the name stands for.
  const portalHost = mode === 'development' && addresses.length > 1 ? 'localhost' : reach;
  const env = { ...variables, NODE_ENV: mode };
  return [
    {
      name: 'platform',
      command: node([...programs.platform[mode], ...orders]),
      cwd: workspaceRoot,
      env,
      ports: platformPorts(settings),
      health: `http://${reach}:${settings.platformPort}/health`,
      needsBuild: false,
      // It drains its requests and then stops PostgreSQL.
      stopWithinMs: 15_000,
      ...(embeddedDatabase !== undefined && {
        afterCrash: async () => {
          // Loaded here only: an orderly start needs nothing of it.
          const { stopLeftPostgres } = await import('./left-postgres.ts');
          await stopLeftPostgres(embeddedDatabase);
        },
      }),
    },
    {
      name: 'portal',
      command: node(programs.portal[mode]),
      cwd: portalFolder,
      env,
      ports: [portalPort(settings)],
      health: `http://${portalHost}:${settings.portalPort}${portalHealth[mode]}`,
      needsBuild: mode === 'production',
      stopWithinMs: 5_000,
    },
    ...(mode === 'production' && settings.demo ? [siblingSite(settings)] : []),
  ];
}

/** The build of the portal, the sibling site and what they consist of; unchanged parts come from turbo's cache. */
export function productBuild(environment: Readonly<NodeJS.ProcessEnv>): Program {
  return {
    command: [
      join(workspaceRoot, 'node_modules/.bin/turbo'),
      'run',
      'build',
      '--filter=@jianzhu/portal...',
      '--filter=@jianzhu/sibling-site...',
      '--output-logs=errors-only',
    ],
    cwd: workspaceRoot,
    env: { TURBO_TELEMETRY_DISABLED: '1', ...environment },
  };
}
