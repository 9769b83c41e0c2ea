import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { type ObjectStore, UPLOAD_SECONDS } from '../objects/object-store.ts';

/** A request that began with good keys may still be writing when they end, in seconds. */
const LONGEST_REQUEST_SECONDS = 3600;
const EVERY_SECONDS = 60;
/** Of one run: it holds a transaction while it asks the store. */
const MOST_AT_ONCE = 100;

/** Notes that keys are about to be given, anew or again. */
export function noteGrant(database: Database, key: string, size: number): Promise<unknown> {
  const ends_at = sql<Date>`now() + make_interval(secs => ${UPLOAD_SECONDS})`;
  const grant = { object_key: key, file_size: size, is_awaited: true, ends_at };
  return database.withWorker((transaction) =>
    transaction
      .insertInto('upload_grant')
      .values(grant)
      .onConflict((conflict) => conflict.column('object_key').doUpdateSet({ is_awaited: true, ends_at }))
      .execute(),
  );
}

/** Notes that an upload was copied to where it is kept: whatever is sent with its keys from then on is nothing. */
export function noteSettled(database: Database, key: string): Promise<unknown> {
  return database.withWorker((transaction) =>
    transaction.updateTable('upload_grant').set({ is_awaited: false }).where('object_key', '=', key).execute(),
  );
}

/**
 * Removes what was sent with keys that have ended: all of it after the confirmation, and before it what is not of the
 * registered size. Anything else waits for its confirmation, and the quota counts it.
 *
 * @param transaction of the worker
 */
export async function removeLeftovers(
  transaction: Transaction,
  store: Pick<ObjectStore, 'head' | 'remove'>,
): Promise<void> {
  const hasEnded = sql<boolean>`ends_at < now() - make_interval(secs => ${LONGEST_REQUEST_SECONDS})`;
  const ended = await transaction
    .selectFrom('upload_grant')
    .selectAll()
    .where(hasEnded)
    .orderBy('ends_at')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { object_key: key, file_size, is_awaited } of ended) {
    const facts = is_awaited ? await store.head(key) : undefined;
    const isAsRegistered = facts !== undefined && String(facts.size) === file_size;
    if (!isAsRegistered) await store.remove(key);
    // Not when keys were given again meanwhile.
    await transaction.deleteFrom('upload_grant').where('object_key', '=', key).where(hasEnded).execute();
  }
}

/** The job that removes leftovers. */
export const leftoversJob = (store: ObjectStore): JobHandler => ({
  run: (transaction) => removeLeftovers(transaction, store),
  everySeconds: EVERY_SECONDS,
});
