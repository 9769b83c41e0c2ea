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

const COMMIT: PreparedRead<unknown> = { name: 'commit', text: 'commit' };

/** What a transaction sends around its own statements, which Kysely gives no other way in. */
interface Frame {
  /** In one message with the beginning. */
  readonly context: BoundRead<unknown>;
  /** In one message with the commit. */
  last?: BoundRead<unknown>;
}

const runningFrame = new AsyncLocalStorage<Frame>();

/** Runs a transaction of a `ContextDialect` under its context. */
export function withContext<T>(context: BoundRead<unknown>, transact: () => Promise<T>): Promise<T> {
  return runningFrame.run({ context }, transact);
}

/** Sends one statement with the commit of the running transaction: it costs no round trip, and if it fails, so does all. */
export function sendWithCommit(statement: BoundRead<unknown>): void {
  const frame = runningFrame.getStore();
  if (frame === undefined || frame.last !== undefined) {
    throw new Error('one statement goes with the commit of a running transaction');
  }
  frame.last = statement;
}

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
  const frame = runningFrame.getStore();
  if (frame === undefined) {
    throw new Error('a transaction must be opened with its context');
  }
  const client = await pool.connect();
  try {
    await sendReads(client, types, [{ statement: BEGIN, values: [] }], frame.context);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return new TransactionClient(client, types, frame);
}

/** A setting of the driver that its types do not know yet. */
interface ExtendedQuery extends pg.QueryConfig {
  readonly queryMode: 'extended';
}

class TransactionClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #types: pg.CustomTypesConfig;
  readonly #frame: Frame;
  #isBroken = false;

  constructor(client: pg.PoolClient, types: pg.CustomTypesConfig, frame: Frame) {
    this.#client = client;
    this.#types = types;
    this.#frame = frame;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') {
      throw new TypeError('a transaction has no cursors');
    }
    if (text === COMMIT.text && this.#frame.last !== undefined) {
      return this.#commitWith(this.#frame.last);
    }
    if (!text.includes(';')) {
      return this.#client.query(text, [...values]);
    }
    // By the protocol that takes one statement a message: whatever got into the text cannot add another.
    const query: ExtendedQuery = { text, values: [...values], queryMode: 'extended' };
    return this.#client.query(query);
  }

  release(destroy?: boolean): void {
    this.#client.release(this.#isBroken || destroy);
  }

  async #commitWith(last: BoundRead<unknown>): Promise<PostgresQueryResult<unknown>> {
    try {
      const rows = await sendReads(this.#client, this.#types, [last], { statement: COMMIT, values: [] });
      return { command: 'COMMIT', rowCount: 0, rows };
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }
}
