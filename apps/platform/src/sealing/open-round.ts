import '../inquiry/tables.ts';
import '../bid/tables.ts';
import type { KeyObject } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { type RoundRef, type SealedKind, unwrapRoundKey } from './envelope.ts';
import type { KeyKeeper } from './key-keeper.ts';

/** The keeper did not give the key: it is out of reach, or another one. Nothing was written. */
export class KeeperFailed extends Error {
  override readonly name = 'KeeperFailed';
}

type FindDue = (transaction: Transaction, ref: RoundRef) => Promise<Buffer | null | undefined>;

/** Where the wrapped key of each kind stands, and the hour from which on it may be asked for. */
const DUE_KEYS: Readonly<Record<SealedKind, FindDue>> = {
  quotation: async (transaction, { askedId, round }) => {
    const due = await transaction
      .selectFrom('inquiry_round')
      .select('private_key')
      .where('inquiry_id', '=', askedId)
      .where('round', '=', round)
      .where(sql<SqlBool>`(deadline <= ${businessNow} or may_open_early)`)
      .executeTakeFirst();
    return due?.private_key;
  },
  bid: async (transaction, { askedId }) => {
    const due = await transaction
      .selectFrom('tender_key')
      .innerJoin('tender', 'tender.id', 'tender_key.tender_id')
      .select('tender_key.private_key')
      .where('tender_key.tender_id', '=', askedId)
      .where(sql<SqlBool>`greatest(tender.bid_deadline, tender.open_time) <= ${businessNow}`)
      .executeTakeFirst();
    return due?.private_key;
  },
};

/**
 * The key of a round whose time is over by the database's clock, or that may lawfully be opened early; no other is ever
 * asked of the keeper. In a transaction of `withWorker` that holds the lock of the inquiry or the tender.
 *
 * @returns undefined while the round is sealed, or when its key is gone
 * @throws KeeperFailed
 */
export async function openRoundKey(
  transaction: Transaction,
  keeper: KeyKeeper,
  ref: RoundRef,
): Promise<KeyObject | undefined> {
  const wrapped = await DUE_KEYS[ref.kind](transaction, ref);
  if (!wrapped) return undefined;
  try {
    return await unwrapRoundKey(keeper, wrapped, ref);
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

/** The same of a tender that has failed or was terminated, or whose bids are open. */
export async function forgetTenderKey(transaction: Transaction, tenderId: string): Promise<void> {
  await transaction.updateTable('tender_key').set({ private_key: null }).where('tender_id', '=', tenderId).execute();
}
