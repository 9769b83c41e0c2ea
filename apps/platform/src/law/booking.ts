import './tables.ts';
import type { lawSchemas } from '@jianzhu/api-client/schemas';
import { BOOKING_STATUS, consultSlots, MOST_BOOKINGS, parseDateTime } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
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
import { LAW_MESSAGES } from './messages.ts';
import { scheduleBooked, scheduleCancelled } from './news-jobs.ts';

const { booked, cancelled } = BOOKING_STATUS;
/** Each booking and its end send texts and trouble a lawyer, so one number gives slots back only so often. */
const MOST_A_DAY = 6;

/** Whose consultation it is, and with whom. */
interface Booker extends PhoneProof {
  readonly lawyerId: string;
}

export interface Booking extends Booker {
  /** `YYYY-MM-DD HH:00:00` */
  readonly beginTime: string;
  readonly name: string;
  readonly matter: string;
}

type Booked = InferOutput<(typeof lawSchemas)['book']['data']>;

type Slots = InferOutput<(typeof lawSchemas)['slots']['data']>;

/** When consultations with a lawyer begin, and which are taken; undefined when there is no such lawyer. */
export async function listSlots(transaction: Transaction, lawyerId: string): Promise<Slots | undefined> {
  const slots = await slotsOf(transaction, lawyerId);
  if (slots === undefined) return undefined;
  const rows = await transaction
    .selectFrom('lawyer_taken')
    .select('begin_time')
    .where('lawyer_id', '=', lawyerId)
    .where('begin_time', '>', businessNow)
    .execute();
  const taken = new Set(rows.map(({ begin_time }) => timeText(begin_time)));
  return slots.map((beginTime) => ({ beginTime, isFull: taken.has(beginTime) }));
}

async function slotsOf(transaction: Transaction, lawyerId: string): Promise<string[] | undefined> {
  const lawyer = await transaction
    .selectFrom('lawyer')
    .select(['consult_hours', businessNow.as('now')])
    .where('id', '=', lawyerId)
    .where('is_published', '=', true)
    .executeTakeFirst();
  return lawyer && consultSlots(lawyer.now.getTime(), lawyer.consult_hours);
}

/** Books a consultation for a phone number (decision 72). */
export function bookConsultation(database: Database, booking: Booking, once: Once): Promise<Booked | Refusal> {
  return database.withCredentials((transaction) =>
    once(transaction, () => forProvenPhone(transaction, booking, 'law', (phone) => book(transaction, booking, phone))),
  );
}

async function book(transaction: Transaction, booking: Booking, phone: string): Promise<Booked | Refusal> {
  const { lawyerId, beginTime, name, matter } = booking;
  const slots = await slotsOf(transaction, lawyerId);
  if (slots === undefined) return new Refusal('notFound');
  if (!slots.includes(beginTime)) return new Refusal('deadlinePassed', { msg: LAW_MESSAGES.closed });
  // What one number has before it is counted by one at a time.
  await lockText(transaction, `law booking ${phone}`);
  const ahead = await bookingsAhead(transaction, phone).select('lawyer_id').execute();
  if (ahead.some(({ lawyer_id }) => lawyer_id === lawyerId)) {
    return new Refusal('stateConflict', { msg: LAW_MESSAGES.twice });
  }
  if (ahead.length >= MOST_BOOKINGS) return new Refusal('stateConflict', { msg: LAW_MESSAGES.tooMany(MOST_BOOKINGS) });
  if ((await bookedToday(transaction, phone)) >= MOST_A_DAY) {
    return new Refusal('tooFrequent', { msg: LAW_MESSAGES.tooOften(MOST_A_DAY) });
  }
  const row = await transaction
    .insertInto('lawyer_booking')
    .values({
      ...{ name, phone, matter, lawyer_id: lawyerId },
      code: await takeRecordNumber(transaction, 'signUp'),
      // A slot was written by the domain.
      begin_time: new Date(parseDateTime(beginTime) ?? 0),
    })
    .onConflict((conflict) => conflict.columns(['lawyer_id', 'begin_time']).where('status', '=', booked).doNothing())
    .returning(['id', 'code', 'status', 'version'])
    .executeTakeFirst();
  if (row === undefined) return new Refusal('stateConflict', { msg: LAW_MESSAGES.taken });
  await scheduleBooked(transaction, row.id);
  return row;
}

const bookingsAhead = (transaction: Transaction, phone: string) =>
  transaction
    .selectFrom('lawyer_booking')
    .where('phone', '=', phone)
    .where('status', '=', booked)
    .where('begin_time', '>', businessNow);

/** Bookings of a number within a day, those that were given back among them. */
async function bookedToday(transaction: Transaction, phone: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('lawyer_booking')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('phone', '=', phone)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives the slot with a lawyer back, until it begins; whoever comes next may book it. */
export function cancelConsultation(database: Database, booker: Booker, once: Once): Promise<null | Refusal> {
  return database.withCredentials((transaction) =>
    once(transaction, () =>
      forProvenPhone(transaction, booker, 'law', (phone) => giveBack(transaction, booker, phone)),
    ),
  );
}

async function giveBack(transaction: Transaction, booker: Booker, phone: string): Promise<null | Refusal> {
  const row = await transaction
    .updateTable('lawyer_booking')
    .set({ status: cancelled, version: sql<number>`version + 1` })
    .where('lawyer_id', '=', booker.lawyerId)
    .where('phone', '=', phone)
    .where('status', '=', booked)
    .where('begin_time', '>', businessNow)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return new Refusal('stateConflict', { msg: LAW_MESSAGES.notBooked });
  await scheduleCancelled(transaction, row.id);
  return null;
}

/** Consultations to come of a member's own phone number. */
export async function listOwnBookings(
  transaction: Transaction,
  userId: string,
): Promise<InferOutput<(typeof lawSchemas)['bookings']['data']>> {
  const rows = await bookingsAhead(transaction, await phoneOf(transaction, userId))
    .innerJoin('lawyer', 'lawyer.id', 'lawyer_id')
    .select(['lawyer_booking.id', 'code', 'lawyer_id', 'lawyer.name', 'firm_name', 'begin_time', 'matter'])
    .orderBy('begin_time')
    .orderBy('lawyer_booking.id')
    .execute();
  return rows.map(({ id, code, lawyer_id, name, firm_name, begin_time, matter }) => ({
    ...{ id, code, matter },
    lawyerId: lawyer_id,
    lawyerName: name,
    firmName: firm_name,
    beginTime: timeText(begin_time),
  }));
}
