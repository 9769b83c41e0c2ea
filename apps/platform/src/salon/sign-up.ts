import './tables.ts';
import { SIGN_UP_STATUS } from '@jianzhu/domain';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Once } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';
import { phoneOf } from '../member/identity.ts';
import { forProvenPhone, type PhoneProof } from '../member/proven-phone.ts';
import { SALON_MESSAGES } from './messages.ts';
import { scheduleMoveUp, scheduleReminder } from './news-jobs.ts';

const { signedUp, cancelled, waiting } = SIGN_UP_STATUS;

/** Whose seat it is. */
interface SeatOwner extends PhoneProof {
  readonly salonId: string;
}

interface SalonSignUp extends SeatOwner {
  readonly name: string;
  readonly company?: string | undefined;
  /** Waits for a seat when all are taken. */
  readonly mayWait: boolean;
}

/** A sign-up as the wire gives it; `place` among those who wait, 0 with a seat. */
interface SignedUp {
  readonly id: string;
  readonly code: string;
  readonly status: number;
  readonly version: number;
  readonly place: number;
}

/** Signs a phone number up for a salon (domain rules 22). */
export function signUpForSalon(database: Database, signUp: SalonSignUp, once: Once): Promise<SignedUp | Refusal> {
  return database.withCredentials((transaction) =>
    once(transaction, () => forProvenPhone(transaction, signUp, 'salon', (phone) => enrol(transaction, signUp, phone))),
  );
}

async function enrol(transaction: Transaction, signUp: SalonSignUp, phone: string): Promise<SignedUp | Refusal> {
  const salon = await holdSalon(transaction, signUp.salonId);
  if (salon === undefined || !salon.is_published) return new Refusal('notFound');
  if (salon.is_open !== true) return new Refusal('deadlinePassed', { msg: SALON_MESSAGES.closed });
  const before = await findSignUp(transaction, signUp.salonId, phone);
  if (before && before.status !== cancelled) return new Refusal('stateConflict', { msg: SALON_MESSAGES.twice });
  const isFull = salon.capacity !== null && Number(salon.taken) >= salon.capacity;
  if (isFull && !signUp.mayWait) return new Refusal('stateConflict', { msg: SALON_MESSAGES.full });
  const row = await writeSignUp(transaction, { ...signUp, phone }, isFull ? waiting : signedUp);
  if (!isFull) await scheduleReminder(transaction, signUp.salonId);
  return { ...row, place: isFull ? Number(salon.waiting) + 1 : 0 };
}

/** Seats are counted, taken and given back one after the other. */
async function holdSalon(transaction: Transaction, salonId: string) {
  await lockText(transaction, `salon ${salonId}`);
  return transaction
    .selectFrom('salon')
    .leftJoin('salon_seats', 'salon_seats.salon_id', 'salon.id')
    .select((expression) => [
      'capacity',
      'taken',
      'waiting',
      'is_published',
      expression('sign_up_end', '>', businessNow).as('is_open'),
      expression('begin_time', '<=', businessNow).as('has_begun'),
    ])
    .where('salon.id', '=', salonId)
    .executeTakeFirst();
}

const findSignUp = (transaction: Transaction, salonId: string, phone: string) =>
  transaction
    .selectFrom('salon_sign_up')
    .select(['id', 'status'])
    .where('salon_id', '=', salonId)
    .where('phone', '=', phone)
    .executeTakeFirst();

async function writeSignUp(
  transaction: Transaction,
  { salonId, phone, name, company = '' }: SalonSignUp & { readonly phone: string },
  status: number,
): Promise<Omit<SignedUp, 'place'>> {
  const said = { name, company, status, created_at: sql<Date>`clock_timestamp()` };
  return transaction
    .insertInto('salon_sign_up')
    .values({ ...said, code: await takeRecordNumber(transaction, 'signUp'), salon_id: salonId, phone })
    .onConflict((conflict) =>
      conflict.columns(['salon_id', 'phone']).doUpdateSet({ ...said, version: sql<number>`salon_sign_up.version + 1` }),
    )
    .returning(['id', 'code', 'status', 'version'])
    .executeTakeFirstOrThrow();
}

/** Gives a seat or a place in the queue back; who has waited longest gets the seat, and is told. */
export function cancelSignUp(database: Database, owner: SeatOwner, once: Once): Promise<null | Refusal> {
  return database.withCredentials((transaction) =>
    once(transaction, () =>
      forProvenPhone(transaction, owner, 'salon', (phone) => giveBack(transaction, owner.salonId, phone)),
    ),
  );
}

async function giveBack(transaction: Transaction, salonId: string, phone: string): Promise<null | Refusal> {
  const salon = await holdSalon(transaction, salonId);
  if (salon === undefined) return new Refusal('notFound');
  const own = await findSignUp(transaction, salonId, phone);
  if (own === undefined || own.status === cancelled) {
    return new Refusal('stateConflict', { msg: SALON_MESSAGES.notSignedUp });
  }
  if (salon.has_begun) return new Refusal('deadlinePassed', { msg: SALON_MESSAGES.begun });
  await setStatus(transaction, own.id, cancelled);
  // A seat beyond what there is, once there were more, is nobody's.
  if (own.status === signedUp && Number(salon.taken) <= (salon.capacity ?? 0)) await moveUp(transaction, salonId);
  return null;
}

/** Gives seats that a salon has more of to those who have waited longest, until it begins. */
export async function fillSeats(transaction: Transaction, salonId: string): Promise<void> {
  const salon = await holdSalon(transaction, salonId);
  if (salon === undefined || salon.has_begun) return;
  const [taken, waits] = [Number(salon.taken), Number(salon.waiting)];
  const seats = salon.capacity === null ? waits : Math.min(waits, salon.capacity - taken);
  for (let seat = 0; seat < seats; seat += 1) await moveUp(transaction, salonId);
}

async function moveUp(transaction: Transaction, salonId: string): Promise<void> {
  const next = await transaction
    .selectFrom('salon_sign_up')
    .select('id')
    .where('salon_id', '=', salonId)
    .where('status', '=', waiting)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return;
  await scheduleMoveUp(transaction, next.id, await setStatus(transaction, next.id, signedUp));
  await scheduleReminder(transaction, salonId);
}

/** @returns the version that the sign-up has now */
async function setStatus(transaction: Transaction, id: string, status: number): Promise<number> {
  const { version } = await transaction
    .updateTable('salon_sign_up')
    .set({ status, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Salons that a member's own phone number is signed up for. */
export async function listOwnSignUps(transaction: Transaction, userId: string) {
  const rows = await transaction
    .selectFrom('salon_sign_up as own')
    .innerJoin('salon', 'salon.id', 'own.salon_id')
    .select(['own.salon_id', 'title', 'begin_time', 'end_time', 'own.status'])
    .select((expression) =>
      expression
        .selectFrom('salon_sign_up as other')
        .select((inner) => inner.fn.countAll<string>().as('place'))
        .whereRef('other.salon_id', '=', 'own.salon_id')
        .where('other.status', '=', waiting)
        .whereRef('other.created_at', '<=', 'own.created_at')
        .as('place'),
    )
    .where('own.phone', '=', await phoneOf(transaction, userId))
    .where('own.status', '!=', cancelled)
    .orderBy('begin_time', 'desc')
    .orderBy('own.id')
    .limit(MOST_OWN)
    .execute();
  return rows.map(({ salon_id, title, begin_time, end_time, status, place }) => ({
    salonId: salon_id,
    title,
    beginTime: timeText(begin_time),
    endTime: timeText(end_time),
    status,
    place: status === waiting ? Number(place) : 0,
  }));
}

const MOST_OWN = 50;
