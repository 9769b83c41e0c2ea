import './tables.ts';
import { BANK_CARD_MESSAGES } from '@jianzhu/domain/bank-cards';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { CardVerifier } from '../ports/card-verifier.ts';
import type { ActingMember } from '../record/save-record.ts';

/** Longer than the bank has to answer; who was left without one asks again afterwards. */
const MOST_SECONDS = 120;

/**
 * Notes that the bank is about to be asked for a card; in the member's session, under the lock of her cards.
 *
 * @param mark of the card's number
 * @returns the id of the note, or a refusal while the same is asked already
 */
export async function beginCheck({ transaction, caller }: ActingMember, mark: Buffer): Promise<string | Refusal> {
  await transaction.deleteFrom('bank_card_check').where('ends_at', '<=', sql<Date>`now()`).execute();
  const noted = await transaction
    .insertInto('bank_card_check')
    .values({
      ...{ business_id: caller.acting.businessId, user_id: caller.userId, card_mark: mark },
      ends_at: sql<Date>`now() + make_interval(secs => ${MOST_SECONDS})`,
    })
    .onConflict((conflict) => conflict.columns(['business_id', 'user_id', 'card_mark']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted?.id ?? new Refusal('duplicateSubmission');
}

/** Takes the note away. @returns whether it was there still: the answer may have come too late */
export async function endCheck(transaction: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('bank_card_check').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Asks the bank whether it knows a card by all four; in no transaction, as it may take its time. */
export async function refuseUnknown(
  cards: CardVerifier,
  elements: Parameters<CardVerifier['verifyCard']>[0],
): Promise<Refusal | null> {
  try {
    const isKnown = await cards.verifyCard(elements);
    return isKnown ? null : refuseField('cardNo', BANK_CARD_MESSAGES.mismatch);
  } catch {
    // What the port throws holds nothing of the card, and nothing that the member could mend.
    return new Refusal('serverFault', { msg: BANK_CARD_MESSAGES.unverifiable });
  }
}
