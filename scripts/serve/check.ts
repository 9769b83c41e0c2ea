import type { PlatformSettings } from '../../apps/platform/src/env.ts';
import { refuseOrders } from './arguments.ts';
import { findClosedPorts } from './ports.ts';
import { productPorts } from './product-servers.ts';
import { readStartSetup, type StartSettings } from './settings.ts';
import { alignRows } from './welcome.ts';

/** What a start would do, and whether it would. */
export interface StartCheck {
  readonly lines: readonly string[];
  readonly wouldStart: boolean;
}

type Row = readonly [what: string, how: string];

export const rootAdvice = 'Running as root: give the service a user of its own, who owns DATA_DIR.';

/** Whether this process may do everything on the machine. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Looks at settings and ports, and starts and writes nothing. */
export async function checkStart(
  environment: Readonly<NodeJS.ProcessEnv>,
  mode: 'production' | 'development',
  orders: readonly string[],
): Promise<StartCheck> {
  const { settings, problems } = readStartSetup(environment);
  const missing = problems.map(({ message }) => message);
  if (settings !== undefined) {
    const refusal = refuseOrders(settings, orders);
    if (refusal !== undefined) missing.push(refusal);
    missing.push(...(await findClosedPorts(productPorts(settings, mode))));
  }
  const about = settings === undefined ? [] : [...describe(settings, environment, orders, mode)];
  return {
    lines: [
      ...alignRows(about),
      ...(settings !== undefined && !settings.demo && isRoot() ? [rootAdvice] : []),
      ...missing.map((line) => `Missing: ${line}`),
      missing.length === 0 ? 'It would start.' : 'It would not start.',
    ],
    wouldStart: missing.length === 0,
  };
}

function* describe(
  settings: StartSettings,
  environment: Readonly<NodeJS.ProcessEnv>,
  orders: readonly string[],
  mode: 'production' | 'development',
): Generator<Row> {
  const { demo, platform, variables } = settings;
  const said = environment.DEMO ? `DEMO=${environment.DEMO}` : 'DEMO is not set';
  yield ['Kind', `${demo ? 'a demonstration' : 'a service'} (${said})`];
  yield ['Demo data', demoData(demo, orders)];
  yield ['Portals', platform.portalOrigins.join(', ')];
  const beside = (offset: number) => `${platform.publicProtocol}://<host of the request>:${platform.port + offset}`;
  yield ['Login site', platform.loginOrigin ?? beside(1)];
  yield ['Files', storage(platform, beside(2))];
  yield ['Sibling sites', platform.siblingOrigin ?? (demo ? beside(3) : 'none: SIBLING_ORIGIN is not set')];
  yield ['Origins that may call and log in', platform.returnOrigins.join(', ')];
  yield ['Cookies', platform.cookieDomain ? `shared over ${platform.cookieDomain}` : 'of each host alone'];
  for (const { port, addresses, purpose } of productPorts(settings, mode)) {
    yield [`Port ${port}`, `${purpose}, on ${addresses.join(' and ')}`];
  }
  yield ['Portal finds the platform at', variables.PLATFORM_ORIGIN ?? ''];
  yield ['Trusted proxies', environment.TRUSTED_PROXIES || 'none (default)'];
  yield ['Text messages', texts(platform)];
  yield ['Database', database(platform)];
  yield* secrets(settings, environment);
}

function demoData(demo: boolean, orders: readonly string[]): string {
  if (demo) return 'filled in when the database is empty';
  if (orders.length > 0) return `removed before the service starts${orders.includes('--force') ? ', by force' : ''}`;
  return 'none: a database that holds some is refused';
}

function storage({ objectStore, storageOrigin, dataDir }: PlatformSettings, beside: string): string {
  const origin = storageOrigin ?? beside;
  return objectStore.kind === 'embedded'
    ? `${origin}, kept in ${dataDir}/objects`
    : `${origin}, kept in the bucket ${objectStore.bucket} (${objectStore.kind})`;
}

function texts({ sms, demo }: PlatformSettings): string {
  if (sms !== undefined) return `sent through ${new URL(sms.url).origin}`;
  return demo ? 'shown on the page of sent texts' : 'cannot be sent';
}

function database({ database: settings }: PlatformSettings): string {
  if (settings.kind === 'embedded') return `embedded, in ${settings.dataDir}/postgres`;
  const { hostname, port, pathname } = new URL(settings.admin);
  return `PostgreSQL at ${hostname}:${port || 5432}${pathname} (DATABASE_URL)`;
}

/** Where every secret comes from; never what it is. */
function* secrets({ demo, platform }: StartSettings, environment: Readonly<NodeJS.ProcessEnv>): Generator<Row> {
  const isEmbedded = platform.database.kind === 'embedded';
  yield [
    'Secret: database',
    isEmbedded ? `random, made at the first start, in ${platform.dataDir}/postgres/superuser-password` : 'DATABASE_URL',
  ];
  const roles = ['DATABASE_APP_URL', 'DATABASE_AUTH_URL', 'DATABASE_WORKER_URL'];
  const given = roles.filter((variable) => environment[variable]);
  yield ['Secret: roles of the database', given.length > 0 ? given.join(', ') : 'derived from that of the database'];
  yield ['Secret: key of the PINs in transit', 'random, made at the first use, in the database'];
  yield [
    'Secret: keys of the file storage',
    platform.objectStore.kind === 'embedded'
      ? 'random, made at the first start, in the database'
      : 'OBJECT_STORE_ACCESS_KEY and OBJECT_STORE_ACCESS_SECRET',
  ];
  yield [
    'Secret: sealed quotations',
    platform.sealing.secret === undefined
      ? `random, made at the first start, in ${platform.dataDir}/sealing-key`
      : 'SEALING_KEY',
  ];
  if (platform.sms !== undefined) {
    yield [
      'Secret: text gateway',
      platform.sms.authorization ? 'SMS_AUTHORIZATION' : 'none: SMS_AUTHORIZATION is not set',
    ];
  }
  if (demo) yield ['Secret: demo accounts', 'the one password of the README'];
  if (platform.sentPassword !== undefined) {
    const source = environment.SENT_PASSWORD ? 'SENT_PASSWORD' : 'random, made and printed at each start';
    yield ['Secret: page of sent texts', source];
  }
}
