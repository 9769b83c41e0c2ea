import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, type ConnectionConfig, connect, withConnection } from './connection.ts';
import { jobContext, type RecordId, type SessionContext, sessionContext } from './context.ts';
import type { DatabaseLog } from './database-log.ts';
import { ensureRights } from './database-rights.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { createNotifications, type NotificationHandler } from './notifications.ts';
import { asOwner } from './owner-access.ts';
import { createRolePool } from './pools.ts';
import type { BoundRead } from './prepared-read.ts';
import { checkRoleLogins } from './role-logins.ts';
import { ensureRoles, isForbidden } from './roles.ts';
import type { Transaction } from './schema.ts';
import { embeddedAccess, type ServerAccess, type ServerUrls, urlAccess } from './server-access.ts';
import { readServerFacts } from './server-facts.ts';
import { DatabaseSetupError } from './setup-error.ts';
import { isDatabaseUnavailable } from './unavailable.ts';
import { unreachableServer } from './unreachable.ts';

/** Name of the database on the embedded server. */
const EMBEDDED_DATABASE = 'jianzhu';
const POOL_SIZES = { app_user: 10, app_auth: 4, app_worker: 4 } as const;
/** One for each lane of jobs, opened as they are needed. */
export const JOB_CONNECTIONS = 32;
/** How long a server at DATABASE_URL may take to answer when the platform starts beside it. */
const FIRST_ANSWER_MS = 30_000;
const ANSWER_POLL_MS = 250;

/** Which PostgreSQL to use. */
export type DatabaseSettings =
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | ({ readonly kind: 'server' } & ServerUrls);

/**
 * Fills tables after the migrations, in one transaction as their owner, past row security; runs at every start, one
 * process at a time. Tables need their schema: `app.notice`.
 */
export type Seed = (connection: Connection) => Promise<void>;

type Work<T> = (transaction: Transaction) => Promise<T>;

/**
 * The tables, reached only in transactions that carry a context. Every method takes one connection of its pool for the
 * time of `work`; a rejection of `work` rolls back and is passed on.
 */
export interface Database {
  /** As a request: row security shows what these tokens may see. */
  withSession<T>(context: SessionContext, work: Work<T>): Promise<T>;
  /** As a request, one SELECT in one round trip; for the calls that are made most. */
  readSession<Row>(context: SessionContext, read: BoundRead<Row>): Promise<Row[]>;
  /** As the login: accounts, tokens, codes and captchas, no data of a business. */
  withCredentials<T>(work: Work<T>): Promise<T>;
  /** As the login, one SELECT in one round trip. */
  readCredentials<Row>(read: BoundRead<Row>): Promise<Row[]>;
  /** As a job, for one business. */
  withBusiness<T>(businessId: RecordId, work: Work<T>): Promise<T>;
  /** As a job, for no business: the queue itself, public content, personal notices. */
  withWorker<T>(work: Work<T>): Promise<T>;
  /** As `withWorker`, over connections that requests never take: a job that is due waits for none of them. */
  withJob<T>(work: Work<T>): Promise<T>;
  /** Listens to NOTIFY over one connection of the process; resolves when the server delivers. */
  listen(channel: string, handler: NotificationHandler): Promise<() => void>;
  /** Resolves when the database answers a request's role; for readiness. */
  ping(): Promise<void>;
  /** Waits for running transactions, then lets go of the connections and of the embedded server. */
  close(): Promise<void>;
}

/**
 * Opens the database for the platform: adopts or starts the embedded server, or uses the given one, makes sure of the
 * roles, applies what migrations are missing, and opens the pools.
 * @throws DatabaseSetupError with one line for the operator.
 */
export async function openDatabase(settings: DatabaseSettings, log: DatabaseLog, seed?: Seed): Promise<Database> {
  if (settings.kind === 'server') {
    const access = urlAccess(settings);
    await prepareDatabase(access, log, seed);
    return connectDatabase(access, log);
  }
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  try {
    await createDatabase({ ...server.address, database: 'postgres' }, EMBEDDED_DATABASE);
    const access = embeddedAccess(server.address, EMBEDDED_DATABASE);
    await prepareDatabase(access, log, seed);
    return connectDatabase(access, log, () => server.stop());
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * Makes sure of the roles and their rights, applies the migrations and seeds, over one connection of its own.
 * @throws DatabaseSetupError with one line that names what is missing.
 */
export async function prepareDatabase(access: ServerAccess, log: DatabaseLog, seed?: Seed): Promise<void> {
  const admin = await connectPatiently(access.admin);
  try {
    const facts = await readServerFacts(admin);
    await ensureRoles(admin, facts, access.passwords);
    await ensureRights(admin, facts);
    await migrate(admin, await readMigrations(), log);
    await checkRoleLogins(access);
    if (seed !== undefined) {
      await runSeed(admin, seed);
    }
  } catch (error) {
    throw isForbidden(error) ? new DatabaseSetupError(`DATABASE_URL: ${error.message}`, { cause: error }) : error;
  } finally {
    await admin.end();
  }
}

/** Keeps two processes that start together from seeding twice; any number that nothing else uses. */
const SEED_LOCK = 4_120_003;

function runSeed(admin: Connection, seed: Seed): Promise<void> {
  return asOwner(admin, async () => {
    await admin.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    await seed(admin);
  });
}

/**
 * Opens the pools of a prepared database.
 * @param afterClose what to do once the pools are closed
 */
export function connectDatabase(
  access: ServerAccess,
  log: DatabaseLog,
  afterClose: () => Promise<void> = () => Promise.resolve(),
): Database {
  const requests = createRolePool(access.roles.app_user, POOL_SIZES.app_user, log);
  const credentials = createRolePool(access.roles.app_auth, POOL_SIZES.app_auth, log);
  const workers = createRolePool(access.roles.app_worker, POOL_SIZES.app_worker, log);
  const jobs = createRolePool(access.roles.app_worker, JOB_CONNECTIONS, log);
  const notifications = createNotifications(access.roles.app_worker, log);
  return {
    withSession: (context, work) => requests.transact(sessionContext(context), work),
    readSession: (context, read) => requests.read(sessionContext(context), read),
    readCredentials: (read) => credentials.read(sessionContext({}), read),
    withCredentials: (work) => credentials.transact(sessionContext({}), work),
    withBusiness: (businessId, work) => workers.transact(jobContext(businessId), work),
    withWorker: (work) => workers.transact(jobContext(undefined), work),
    withJob: (work) => jobs.transact(jobContext(undefined), work),
    listen: (channel, handler) => notifications.listen(channel, handler),
    ping: () => requests.transact(sessionContext({}), async () => undefined),
    close: async () => {
      await notifications.close();
      await Promise.all([requests.close(), credentials.close(), workers.close(), jobs.close()]);
      await afterClose();
    },
  };
}

async function connectPatiently(config: ConnectionConfig): Promise<Connection> {
  const deadline = Date.now() + FIRST_ANSWER_MS;
  for (;;) {
    try {
      return await connect(config);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) {
        throw unreachableServer(config, error);
      }
      await sleep(ANSWER_POLL_MS);
    }
  }
}

const DUPLICATE_DATABASE = new Set(['42P04', '23505']);

async function createDatabase(config: ConnectionConfig, name: string): Promise<void> {
  await withConnection(config, async (connection) => {
    const { rowCount } = await connection.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await connection.query(`create database "${name}"`).catch((error: unknown) => {
        const wasFaster = error instanceof Error && 'code' in error && DUPLICATE_DATABASE.has(String(error.code));
        if (!wasFaster) {
          throw error;
        }
      });
    }
  });
}
