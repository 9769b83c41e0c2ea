import '../inquiry/tables.ts';
import type { KeyObject } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { type RoundRef, unwrapRoundKey } from './envelope.ts';
import type { KeyKeeper } from './key-keeper.ts';

/** The keeper did not give the key: it is out of reach, or another one. Nothing was written. */
export class KeeperFailed extends Error {
  override readonly name = 'KeeperFailed';
}

/**
 * The key of a round whose time is over by the database's clock, or that may lawfully be opened early; no other is ever
 * asked of the keeper. In a transaction of `withWorker` that holds the inquiry's lock.
 *
 * @returns undefined while the round is sealed, or when its key is gone
 * @throws KeeperFailed
 */
export async function openRoundKey(
  transaction: Transaction,
  keeper: KeyKeeper,
  { inquiryId, round }: RoundRef,
): Promise<KeyObject | undefined> {
  const due = await transaction
    .selectFrom('inquiry_round')
    .select('private_key')
    .where('inquiry_id', '=', inquiryId)
    .where('round', '=', round)
    .where(sql<SqlBool>`(deadline <= ${businessNow} or may_open_early)`)
    .executeTakeFirst();
  if (!due?.private_key) return undefined;
  try {
    return await unwrapRoundKey(keeper, due.private_key, { inquiryId, round });
  } catch (error) {
    throw new KeeperFailed('the key of a round was not opened', { cause: error });
  }
}

/** Takes the key away for good: contents that were not opened stay sealed (decision 69). */
export async function forgetRoundKeys(transaction: Transaction, inquiryId: string): Promise<void> {
  await transaction
    .updateTable('inquiry_round')
    .set({ private_key: null })
    .where('inquiry_id', '=', inquiryId)
    .execute();
}
