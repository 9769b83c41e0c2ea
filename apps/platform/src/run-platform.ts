import net from 'node:net';
import { createTrustedProxies } from '@jianzhu/domain';
import { LOOPBACK } from '@jianzhu/domain/settings';
import type { WireHandler } from '@jianzhu/upload/endpoint';
import { startAuditJobs } from './audit/audit-jobs.ts';
import { limitUpgrades } from './chat/gateway/limit-upgrades.ts';
import { type Database, openDatabase, type Seed } from './db/database.ts';
import { refuseDemoData } from './demo/demo-mark.ts';
import { placeDemoObjects } from './demo/demo-objects.ts';
import { type DroppedDemo, dropDemoData } from './demo/drop-demo.ts';
import { demoSeed } from './demo/seed.ts';
import { type PlatformSettings, siteOrigins } from './env.ts';
import type { Log } from './http/log.ts';
import { createServer, type ServerOptions } from './http/server.ts';
import { startAllJobs } from './jobs/lanes.ts';
import { type CloseListening, listen, type PortServer } from './listen.ts';
import { createLoginSite } from './login-site/server.ts';
import { choosePlaceFinder } from './map/choose-place-finder.ts';
import { findNewestCaptchaAnswer, listSentMessages } from './member/demo-page.ts';
import { hashPassword } from './member/password-hash.ts';
import { whoseToken } from './member/whose-token.ts';
import { chooseObjectStore } from './objects/choose-object-store.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { createObjectsServer } from './objects/objects-server.ts';
import { firstSecretFile, prepareFirstOperator } from './operator/first-operator.ts';
import { createPlatform, type Platform } from './platform.ts';
import { readPlatformConfigs } from './platform-config/queries.ts';
import { chooseCardVerifier } from './ports/choose-card-verifier.ts';
import { chooseDocumentReader } from './ports/choose-document-reader.ts';
import { choosePaymentChannels } from './ports/choose-payment-channel.ts';
import { choosePayoutChannel } from './ports/choose-payout-channel.ts';
import { chooseSmsSender } from './ports/choose-sms-sender.ts';
import type { KeyKeeper } from './sealing/key-keeper.ts';
import { checkKeyKeeper, readKeyKeeper } from './sealing/sealing-secret.ts';
import { createSiblingDemo } from './sibling-demo/server.ts';

const TIDY_MS = 3_600_000;

/** The platform while it runs. */
export interface RunningPlatform {
  /** Answers what has begun, then closes the servers, the pools and the embedded PostgreSQL. */
  close(): Promise<void>;
}

/** What a start is asked to do besides. */
export interface StartOrders {
  /** Removes the demo data before the service starts, and what members added to it with `force`. */
  readonly dropDemo?: { readonly force: boolean };
  /** Tells the operator what was removed. */
  readonly onDropped?: (dropped: DroppedDemo) => void;
}

/**
 * Starts the platform: database, migrations, demo data, then the API, the login site and the objects; in a demonstration
 * the sibling sites too.
 *
 * @throws DatabaseSetupError or PortError with one line for the operator; nothing is left running then
 */
export async function runPlatform(
  settings: PlatformSettings,
  log: Log,
  orders: StartOrders = {},
): Promise<RunningPlatform> {
  const unusedObjects: string[] = [];
  const keeper = await readKeyKeeper(settings.sealing);
  const seed = chooseSeed(settings, keeper, orders, (dropped) => {
    unusedObjects.push(...dropped.objectKeys);
    orders.onDropped?.(dropped);
  });
  const database = await openDatabase(settings.database, log, seed);
  const servers: Listener['app'][] = [];
  const doors: CloseListening[] = [];
  let running: Platform | undefined;
  const endAuditJobs = startAuditJobs(database, log);
  let tidying: NodeJS.Timeout | undefined;
  let endJobs: (() => Promise<void>) | undefined;
  const close = async () => {
    clearInterval(tidying);
    await running?.chat.drain();
    await Promise.all([...servers.map((server) => server.close()), ...doors.map((closeDoor) => closeDoor())]);
    await running?.close();
    await Promise.all([endJobs?.(), endAuditJobs()]);
    await database.close();
  };
  try {
    const { store, embedded } = await chooseObjectStore(settings, database, log);
    if (settings.demo && embedded) await placeDemoObjects(embedded);
    await Promise.all(unusedObjects.map((key) => store.remove(key)));
    tidying = setInterval(() => void tidyObjects(store, log), TIDY_MS).unref();
    const sms = chooseSmsSender(settings, database);
    const payments = choosePaymentChannels(settings, database);
    const payouts = choosePayoutChannel(settings, database);
    const cards = chooseCardVerifier(settings);
    await checkKeyKeeper(database, keeper, settings.sealing);
    running = await createPlatform({
      database,
      log,
      sms,
      places: choosePlaceFinder(settings, log),
      store,
      keeper,
      payments,
      documents: chooseDocumentReader(settings, log),
      cards,
      returnOrigins: settings.returnOrigins,
      sessionIdleSeconds: settings.sessionIdleSeconds,
      portalOrigin: (hostName) => portalOrigin(settings.portalOrigins, hostName),
      chat: settings.chat,
      firstSecretFile: firstSecretFile(settings.dataDir),
    });
    if (await prepareFirstOperator(database, settings.dataDir)) {
      log.warn(
        { file: firstSecretFile(settings.dataDir) },
        'nobody operates the platform yet: run pnpm operator first',
      );
    }
    endJobs = await startAllJobs(
      { database, sms, reviewMode: settings.reviewMode, store, keeper, payments, payouts, cards },
      log,
    );
    for (const { app, offset, purpose } of await createServers({
      settings,
      log,
      database,
      platform: running,
      ...(embedded && { storage: embedded.handle }),
    })) {
      servers.push(app);
      doors.push(await listen(app, settings.port + offset, settings.addresses, purpose));
    }
  } catch (error) {
    await close();
    throw error;
  }
  log.info({ port: settings.port, ...siteOrigins(settings, 'localhost') }, 'the platform is ready');
  return { close };
}

function chooseSeed(
  { demo }: PlatformSettings,
  keeper: KeyKeeper,
  { dropDemo }: StartOrders,
  onDropped: (dropped: DroppedDemo) => void,
): Seed {
  if (demo) return demoSeed({ now: new Date(), hashPassword, keeper });
  return dropDemo === undefined ? refuseDemoData : dropDemoData({ ...dropDemo, onDropped });
}

async function tidyObjects(store: ObjectStore, log: Log): Promise<void> {
  try {
    await store.tidy();
  } catch (error) {
    log.warn({ err: error }, 'abandoned objects were not removed');
  }
}

interface Parts {
  readonly settings: PlatformSettings;
  readonly log: Log;
  readonly database: Database;
  readonly platform: Platform;
  /** Answers storage requests; left out when a bucket does. */
  readonly storage?: WireHandler;
}

interface Listener {
  readonly app: PortServer & { close(): PromiseLike<unknown> };
  /** From PLATFORM_PORT. */
  readonly offset: number;
  readonly purpose: string;
}

async function createServers({ settings, log, database, platform, storage }: Parts): Promise<readonly Listener[]> {
  const shared = {
    log,
    trustedProxies: settings.trustedProxies,
    publicProtocol: settings.publicProtocol,
  } satisfies ServerOptions;
  const sent = async () => ({
    messages: await listSentMessages(database),
    captchaX: await findNewestCaptchaAnswer(database),
  });
  const loginSite = await createLoginSite({
    ...shared,
    ...platform,
    portalOrigin: (hostName) => portalOrigin(settings.portalOrigins, hostName),
    portalOrigins: settings.portalOrigins,
    platformConfigs: () => database.withSession({}, readPlatformConfigs),
    ...(settings.demo && { sent: { read: sent, password: settings.sentPassword } }),
  });
  // The portal beside the platform names its visitors. To the other servers they come by themselves or by a proxy.
  const trustedProxies = [...LOOPBACK, ...settings.trustedProxies];
  const api = createServer({
    ...shared,
    ...platform,
    trustedProxies,
    origins: settings.returnOrigins,
    ping: database.ping,
  });
  api.server.on('upgrade', limitUpgrades(platform.chat.upgrade, createTrustedProxies(trustedProxies, net)));
  return [
    { app: api, offset: 0, purpose: 'the platform' },
    { app: loginSite, offset: 1, purpose: 'the login site' },
    {
      app: createObjectsServer({ ...shared, archive: platform.archive, ...(storage && { storage }) }),
      offset: 2,
      purpose: 'the objects',
    },
    ...(settings.demo
      ? [
          {
            app: createSiblingDemo({ ...shared, whoseToken: (token) => whoseToken(database, token) }),
            offset: 3,
            purpose: 'the sibling sites',
          },
        ]
      : []),
  ];
}

/** The portal under the host name by which we were asked; the first one under a name of its own. */
function portalOrigin(origins: readonly string[], hostName: string): string {
  return origins.find((origin) => new URL(origin).hostname === hostName) ?? origins[0] ?? '';
}
