import './tables.ts';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { Log } from '../http/log.ts';

/** A job as its handler gets it. */
interface Job {
  /** What leaves the database goes under this id: whoever has seen it does nothing again. */
  readonly id: string;
  readonly key: string;
  readonly payload: unknown;
}

export interface JobHandler {
  /**
   * What goes outside, before `run` and in no transaction; its answer is handed to `run`. It may be killed at any moment,
   * be asked again, and be asked by two processes at once: what it does counts once by a number that it sends along.
   */
  ask?(job: Job): Promise<unknown>;
  /**
   * Does it, in a transaction of `withJob` that also notes that it is done: either both are kept or neither. Judges
   * by itself whether there is still anything to do.
   */
  run(transaction: Transaction, job: Job, answer?: unknown): Promise<void>;
  /** Seconds until the next time; left out for what is done once. */
  readonly everySeconds?: number;
}

/** The handlers of some kinds of jobs. */
export type Handlers = Readonly<Record<string, JobHandler>>;

/** Then a job is set aside: it stays in the table, and in the log. That takes about an hour. */
export const MOST_ATTEMPTS = 14;
/** Key of what comes again; that is never set aside. */
export const EVERY = 'every';
const notSetAside = sql<boolean>`(due.attempts < ${MOST_ATTEMPTS} or due.key = ${EVERY})`;
const LONGEST_RETRY_S = 600;

/**
 * Runs the job of these kinds that has been due the longest and that no other process is at.
 *
 * @returns false when there is none
 */
export async function runNextJob(database: Database, handlers: Handlers, log: Pick<Log, 'warn' | 'error'>) {
  const claimed = await claimJob(database, Object.keys(handlers));
  if (claimed === undefined) return false;
  const { id, kind, key, attempts } = claimed;
  try {
    const answer = await handlers[kind]?.ask?.(claimed);
    await database.withJob((transaction) => perform(transaction, handlers, claimed, answer));
  } catch (error) {
    const facts = { err: error, job: id, kind, key, attempts };
    if (attempts < MOST_ATTEMPTS || key === EVERY) log.warn(facts, 'a job failed and will be tried again');
    else log.error(facts, 'a job failed for the last time and was set aside');
  }
  return true;
}

type Claimed = Job & { readonly kind: string; readonly attempts: number };

/** Counts the try before it begins: a job that kills its process is set aside like one that fails. */
async function claimJob(database: Database, kinds: readonly string[]): Promise<Claimed | undefined> {
  return database.withJob((transaction) =>
    transaction
      .updateTable('job')
      .set({
        attempts: sql<number>`attempts + 1`,
        retry_at: sql<Date>`now() + make_interval(secs => least(${LONGEST_RETRY_S}, power(2, least(attempts, 10))))`,
      })
      .where('id', '=', (query) =>
        query
          .selectFrom('job as due')
          .select('due.id')
          .where('due.done_at', 'is', null)
          .where('due.kind', 'in', kinds)
          .where(notSetAside)
          .where('due.run_at', '<=', businessNow)
          .where('due.retry_at', '<=', sql<Date>`now()`)
          .orderBy('due.run_at')
          .orderBy('due.id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'key', 'payload', 'attempts'])
      .executeTakeFirst(),
  );
}

/** The lock of the row is the claim: it ends with the process, at whatever moment that is killed. */
async function perform(
  transaction: Transaction,
  handlers: Handlers,
  { kind, attempts, ...job }: Claimed,
  answer: unknown,
) {
  const held = await transaction
    .selectFrom('job')
    .select('id')
    .where('id', '=', job.id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    // Waits: whoever looks for jobs at this moment may hold the row for as long as that takes.
    .forUpdate()
    .executeTakeFirst();
  const handler = handlers[kind];
  // Another process was faster after a pause of this one.
  if (held === undefined || handler === undefined) return;
  await handler.run(transaction, job, answer);
  const { everySeconds } = handler;
  await transaction
    .updateTable('job')
    .set(
      everySeconds === undefined
        ? { done_at: sql<Date>`now()`, payload: sql`'{}'` }
        : {
            run_at: sql<Date>`${businessNow} + make_interval(secs => ${everySeconds})`,
            attempts: 0,
            retry_at: sql<Date>`'epoch'`,
          },
    )
    .where('id', '=', job.id)
    .execute();
}

/** How long nothing of these kinds is due, in ms; undefined while nothing waits. */
export async function untilNextJob(database: Database, kinds: readonly string[]): Promise<number | undefined> {
  const { seconds } = await database.withJob((transaction) =>
    transaction
      .selectFrom('job as due')
      .select(
        sql<string | null>`extract(epoch from min(greatest(run_at - ${businessNow}, retry_at - now())))`.as('seconds'),
      )
      .where('done_at', 'is', null)
      .where('kind', 'in', kinds)
      .where(notSetAside)
      .executeTakeFirstOrThrow(),
  );
  return seconds === null ? undefined : Number(seconds) * 1000;
}
