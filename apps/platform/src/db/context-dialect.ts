import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { type BoundRead, type PreparedRead, sendReads } from './prepared-read.ts';

const BEGIN: PreparedRead<unknown> = { name: 'begin', text: 'begin' };

/** Carries a transaction's context to its first message, which Kysely gives no other way in. */
export const pendingContext = new AsyncLocalStorage<BoundRead<unknown>>();

/** Kysely over a pool whose transactions all begin with a context. */
export class ContextDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(pool: pg.Pool, types: pg.CustomTypesConfig) {
    const begun: PostgresPool = {
      options: pool.options,
      connect: () => beginOn(pool, types),
      end: () => pool.end(),
    };
    super({ pool: begun });
    this.#config = { pool: begun };
  }

  override createDriver(): ContextDriver {
    return new ContextDriver(this.#config);
  }
}

class ContextDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {
    // Begun with the connecting, in one message with the context.
  }
}

/** Takes a connection and begins its transaction; one without a context is refused. */
async function beginOn(pool: pg.Pool, types: pg.CustomTypesConfig): Promise<PostgresPoolClient> {
  const context = pendingContext.getStore();
  if (context === undefined) {
    throw new Error('a transaction must be opened with its context');
  }
  const client = await pool.connect();
  try {
    await sendReads(client, types, [{ statement: BEGIN, values: [] }], context);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return new TransactionClient(client);
}

/** A setting of the driver that its types do not know yet. */
interface ExtendedQuery extends pg.QueryConfig {
  readonly queryMode: 'extended';
}

class TransactionClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') {
      throw new TypeError('a transaction has no cursors');
    }
    if (!text.includes(';')) {
      return this.#client.query(text, [...values]);
    }
    // By the protocol that takes one statement a message: whatever got into the text cannot add another.
    const query: ExtendedQuery = { text, values: [...values], queryMode: 'extended' };
    return this.#client.query(query);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
