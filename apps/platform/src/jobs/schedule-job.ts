import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

export const JOB_CHANNEL = 'job';

/** Something to be done after the commit of the transaction that asks for it. */
export interface Task {
  /** Names the handler. */
  readonly kind: string;
  /** What is asked for twice under one key is done once, for good. */
  readonly key: string;
  /** On the business clock; at once when left out. */
  readonly runAt?: RawBuilder<Date>;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Asks for a job, kept or undone with the transaction. Any role may ask. */
export async function scheduleJob(transaction: Transaction, { kind, key, runAt, payload }: Task): Promise<void> {
  await sql`
    select app.schedule_job(
      ${kind}, ${key}, ${runAt ?? sql`null`}, ${payload === undefined ? null : JSON.stringify(payload)}::jsonb
    )`.execute(transaction);
}

/** Has every process look for what is due, with the commit. */
export async function wakeJobs(transaction: Transaction): Promise<void> {
  await sql`select pg_notify(${JOB_CHANNEL}, '')`.execute(transaction);
}
