import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { connect } from '../src/db/connection.ts';
import type { Database } from '../src/db/database.ts';
import { createLog } from '../src/http/log.ts';
import type { RequestLimits } from '../src/http/request-limits.ts';
import { createServer } from '../src/http/server.ts';
import { startAllJobs } from '../src/jobs/lanes.ts';
import { openEmbeddedStore } from '../src/objects/embedded-store.ts';
import { loadStorageKeys } from '../src/objects/storage-keys.ts';
import { createPlatform } from '../src/platform.ts';
import { demonstrationVerifier } from '../src/ports/choose-card-verifier.ts';
import { createPageSmsSender } from '../src/ports/page-sms-sender.ts';
import { sandboxChannels } from '../src/ports/sandbox-channel.ts';
import { createSandboxPayouts } from '../src/ports/sandbox-payouts.ts';
import { sideCarReader } from '../src/ports/side-car-reader.ts';
import { secretKeyKeeper } from '../src/sealing/key-keeper.ts';
import type { TradePlatform } from '../src/testing/inquiries.ts';
import { tokenHeaders } from '../src/testing/token-headers.ts';
import { openBenchDatabase } from './bench-database.ts';

const UNLIMITED = { burst: 1e9, perSecond: 1e9 };
/** One machine asks for thousands. */
const NO_LIMITS: RequestLimits = {
  ...{ address: UNLIMITED, own: UNLIMITED, login: UNLIMITED, acts: UNLIMITED },
  ...{ calls: {}, credentials: {}, heavy: { calls: [], atOnce: 0 }, everybody: {} },
};

/** Services of a platform that stands on the data folder of a benchmark; whoever shares it has the same key. */
export async function openBenchServices(database: Database, dataDir: string, key: Buffer) {
  const log = createLog('fatal');
  const store = await openEmbeddedStore({
    folder: `${dataDir}/objects`,
    ...(await loadStorageKeys(database)),
    origin: () => 'http://localhost',
    quotaBytes: 50 * 1024 ** 3,
    onError: (error) => log.error({ err: error }, 'a storage request failed'),
  });
  const sms = createPageSmsSender(database);
  return {
    database,
    log,
    sms,
    store,
    keeper: secretKeyKeeper(key),
    payments: sandboxChannels(database),
    payouts: createSandboxPayouts(database),
    cards: demonstrationVerifier,
  };
}

/** The whole API in this process, over a PostgreSQL of its own that is forced to disk at every commit. */
export interface BenchPlatform extends TradePlatform {
  /** Where its database and its files lie. */
  readonly dataDir: string;
  /** Answers one request without a socket: the bytes of the answer. */
  answer(request: InjectOptions): Promise<string>;
  /** Runs the jobs at their time from now on. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
}

/** @param key of what it seals, where others share it */
export async function openBenchPlatform(key = randomBytes(32)): Promise<BenchPlatform> {
  const bench = await openBenchDatabase();
  const { database, dataDir } = bench;
  const admin = await connect({ ...bench.admin, options: '-c search_path=app' });
  const services = await openBenchServices(database, dataDir, key);
  const { log } = services;
  const platform = await createPlatform({
    ...services,
    documents: sideCarReader,
    returnOrigins: [],
    sessionIdleSeconds: 604_800,
    portalOrigin: () => 'http://localhost:3000',
    limits: NO_LIMITS,
  });
  const app = createServer({ ...platform, log, trustedProxies: ['127.0.0.1'], ping: database.ping });
  let endJobs: (() => Promise<void>) | undefined;
  const call = async (request: InjectOptions) => {
    const response = await app.inject(request);
    return { status: response.statusCode, headers: response.headers, ...response.json() };
  };
  let asked: Promise<unknown> = Promise.resolve();
  return {
    dataDir,
    db: {
      // One after the other, however many ask at once.
      admin: async (sql, values) => {
        const answer = asked.then(() => admin.query(sql, values === undefined ? undefined : [...values]));
        asked = answer.catch(() => undefined);
        return (await answer).rows;
      },
    },
    get: (url, tokens = {}) => call({ method: 'GET', url, headers: tokenHeaders(tokens) }),
    post: (url, payload, { tokens = {}, headers } = {}) =>
      call({ method: 'POST', url, payload, headers: { ...tokenHeaders(tokens), ...headers } }),
    answer: async (request) => (await app.inject(request)).body,
    startJobs: async () => {
      endJobs = await startAllJobs({ ...services, reviewMode: 'manual' }, log);
    },
    close: async () => {
      await endJobs?.();
      await app.close();
      await platform.close();
      await admin.end();
      await bench.close();
    },
  };
}
