import { Kysely } from 'kysely';
import pg from 'pg';
import { ContextDialect, withContext } from './context-dialect.ts';
import type { DatabaseLog } from './database-log.ts';
import { type BoundRead, sendReads } from './prepared-read.ts';
import type { Schema, Transaction } from './schema.ts';

/** Requests end after 25 s on the server; the database gives up before, so that the caller gets a real answer. */
const STATEMENT_TIMEOUT_MS = 20_000;
const LOCK_TIMEOUT_MS = 5000;
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5000;
/** Longer than between two busy moments: a new connection plans all its statements anew, when there is no time for it. */
const IDLE_CONNECTION_MS = 300_000;
const DATE_TYPE = 1082;

/** A date has no zone: it stays the text that the database sends, as bigint and numeric do by default. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE_TYPE ? (text: string) => text : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

/** Connections of one role. */
export interface RolePool {
  /** Runs `work` in one transaction under a context; a rejection rolls it back. */
  transact<T>(context: BoundRead<unknown>, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs one SELECT under a context in one message, in a transaction of its own. */
  read<Row>(context: BoundRead<unknown>, read: BoundRead<Row>): Promise<Row[]>;
  /** Connections now open, idle, and callers waiting for one. */
  usage(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/**
 * Opens a pool for one login role.
 * @param size the most connections it holds
 */
export function createRolePool(connection: pg.ClientConfig, size: number, log: DatabaseLog): RolePool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    types,
    application_name: 'jianzhu',
    options: [
      'search_path=app,pg_temp',
      `statement_timeout=${STATEMENT_TIMEOUT_MS}`,
      `lock_timeout=${LOCK_TIMEOUT_MS}`,
      `idle_in_transaction_session_timeout=${IDLE_TRANSACTION_TIMEOUT_MS}`,
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  });
  // Without a handler, a server that ends an idle connection would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection ended'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection ended'));
  });
  const kysely = new Kysely<Schema>({ dialect: new ContextDialect(pool, types) });
  return {
    transact: (context, work) => withContext(context, () => kysely.transaction().execute(work)),
    read: async (context, read) => {
      const client = await pool.connect();
      try {
        const rows = await sendReads(client, types, [context], read);
        client.release();
        return rows;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    usage: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // Kysely makes its driver at the first query and ends the pool only then.
    close: async () => {
      await kysely.destroy();
      if (!pool.ended) {
        await pool.end();
      }
    },
  };
}
