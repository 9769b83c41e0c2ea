import './tables.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { Once } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';
import { phoneOf } from '../member/identity.ts';
import { lockText } from '../member/login-attempts.ts';
import type { ClientPlace } from '../member/network-of.ts';
import { useCode } from '../member/sms-codes.ts';
import { CONTENT_MESSAGES } from './messages.ts';

export interface SalonSignUp extends ClientPlace {
  readonly salonId: string;
  readonly name: string;
  readonly phone: string;
  readonly company?: string | undefined;
  readonly smsCode?: string | undefined;
}

/** A form that was sent in, as the wire gives it. */
export interface Submitted {
  readonly id: string;
  readonly code: string;
  readonly status: number;
  readonly version: number;
}

/**
 * Signs a phone number up for a salon (domain rules 22). A member's own number needs no code; any other is proven by one.
 *
 * @param userId of the member who asks, if she is logged in
 */
export function signUpForSalon(
  database: Database,
  signUp: SalonSignUp,
  userId: string | undefined,
  once: Once,
): Promise<Submitted | Refusal> {
  return database.withCredentials((transaction) => once(transaction, () => enrol(transaction, signUp, userId)));
}

async function enrol(
  transaction: Transaction,
  signUp: SalonSignUp,
  userId: string | undefined,
): Promise<Submitted | Refusal> {
  const isProven = await isOwnPhone(transaction, signUp.phone, userId);
  if (!isProven && !(await hasCode(transaction, signUp))) return new Refusal('wrongCode');
  // Seats are counted and taken one sign-up after the other.
  await lockText(transaction, `salon ${signUp.salonId}`);
  const salon = await transaction
    .selectFrom('salon')
    .select((expression) => [
      'capacity',
      expression('sign_up_end', '>', businessNow).as('is_open'),
      expression
        .selectFrom('salon_sign_up')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .whereRef('salon_id', '=', 'salon.id')
        .where('status', '=', 1)
        .as('taken'),
    ])
    .where('id', '=', signUp.salonId)
    .executeTakeFirst();
  if (salon === undefined) return new Refusal('notFound');
  if (salon.is_open !== true) return new Refusal('deadlinePassed', { msg: CONTENT_MESSAGES.salonClosed });
  if (salon.capacity !== null && Number(salon.taken) >= salon.capacity) {
    return new Refusal('stateConflict', { msg: CONTENT_MESSAGES.salonFull });
  }
  return takeSeat(transaction, signUp);
}

async function takeSeat(transaction: Transaction, signUp: SalonSignUp): Promise<Submitted | Refusal> {
  const row = await transaction
    .insertInto('salon_sign_up')
    .values({
      code: await takeRecordNumber(transaction, 'signUp'),
      salon_id: signUp.salonId,
      name: signUp.name,
      phone: signUp.phone,
      company: signUp.company ?? '',
    })
    .onConflict((conflict) => conflict.columns(['salon_id', 'phone']).doNothing())
    .returning(['id', 'code', 'status', 'version'])
    .executeTakeFirst();
  return row ?? new Refusal('stateConflict', { msg: CONTENT_MESSAGES.salonTwice });
}

async function isOwnPhone(transaction: Transaction, phone: string, userId: string | undefined): Promise<boolean> {
  return userId !== undefined && (await phoneOf(transaction, userId)) === phone;
}

async function hasCode(transaction: Transaction, { smsCode: code, ...signUp }: SalonSignUp): Promise<boolean> {
  const { phone, clientAddress, device } = signUp;
  if (code === undefined) return false;
  return useCode(transaction, { phone, scene: 'salon', code, clientAddress, device });
}
