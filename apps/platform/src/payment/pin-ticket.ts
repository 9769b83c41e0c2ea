import './tables.ts';
import { PAYMENT_MESSAGES, type PinPurpose } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { carryEvent } from '../audit/pending-event.ts';
import { hashToken, parseRecordId, tokenHashBytes } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { createOpaqueToken } from '../member/opaque-token.ts';
import type { Passwords } from '../member/passwords.ts';
import { checkPin } from '../member/pay-password.ts';
import type { PinCipher } from '../member/pin-cipher.ts';
import { secondsFromNow } from '../member/session-grants.ts';

const TICKET_SECONDS = 120;

/** What a PIN was given for. */
export interface PinUse {
  readonly purpose: PinPurpose;
  /** Record that the act is done to. */
  readonly bizId: string;
  /** fen; 0 where nothing is paid */
  readonly amount: number;
}

interface PinServices {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly cipher: PinCipher;
}

/**
 * Checks a member's payment PIN and gives a ticket for one act: good for two minutes, once, in this login and company.
 * Five wrong ones lock the PIN for three hours (domain rules 13.2).
 *
 * @param pin as it was sent, encrypted or not
 */
export async function givePinTicket(
  { database, passwords, cipher }: PinServices,
  { userId, loginId, session, acting }: BusinessMember,
  { pin, purpose, bizId, amount }: PinUse & { readonly pin: string },
): Promise<{ readonly pinTicket: string } | Refusal> {
  const checked = await checkPin(database, passwords, userId, cipher.open(pin));
  if (checked instanceof Refusal) return checked;
  return database.withSession(session, async (transaction) => {
    const pinTicket = createOpaqueToken();
    await transaction
      .insertInto('pin_ticket')
      .values({
        ...{ ticket_hash: tokenHashBytes(hashToken(pinTicket)), business_id: acting.businessId, user_id: userId },
        ...{ login_id: loginId, purpose, biz_id: bizId, amount, expires_at: secondsFromNow(TICKET_SECONDS) },
      })
      .execute();
    carryEvent();
    return { pinTicket };
  });
}

/**
 * Uses a ticket up; says what is wrong unless this member was given it for just this act. In the transaction of the act,
 * before anything is changed: whoever is refused for another reason afterwards gives the PIN again.
 *
 * @returns undefined where the act may be done
 */
export async function usePinTicket(
  transaction: Transaction,
  { userId, loginId, acting }: BusinessMember,
  pinTicket: string,
  { purpose, bizId, amount }: PinUse,
): Promise<Refusal | undefined> {
  const used = await transaction
    .deleteFrom('pin_ticket')
    .where('ticket_hash', '=', tokenHashBytes(hashToken(pinTicket)))
    .where('business_id', '=', acting.businessId)
    .where('user_id', '=', userId)
    .where('login_id', '=', loginId)
    .where('purpose', '=', purpose)
    .where('biz_id', '=', parseRecordId(bizId) ?? null)
    .where('amount', '=', String(amount))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return used.numDeletedRows === 1n ? undefined : new Refusal('stateConflict', { msg: PAYMENT_MESSAGES.pinExpired });
}

/** Removes tickets that nobody took. */
export async function removeOldPinTickets(database: Database): Promise<void> {
  await database.withWorker((transaction) =>
    transaction.deleteFrom('pin_ticket').where('expires_at', '<', sql<Date>`now()`).execute(),
  );
}
