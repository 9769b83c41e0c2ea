import './tables.ts';
import { BOOKING_STATUS } from '@jianzhu/domain';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleDayBefore } from '../jobs/schedule-day-before.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { noteChange, textChange } from '../member/tell-account.ts';
import { BOOKER_NEWS, LAWYER_NEWS } from './messages.ts';

/** Tells both sides of a booking, and reminds who booked a day before; one that begins earlier needs none. */
export async function scheduleBooked(transaction: Transaction, bookingId: string): Promise<void> {
  const payload = { bookingId };
  await scheduleJob(transaction, { kind: 'law.booked', key: bookingId, payload });
  const begin = sql<Date>`(select begin_time from lawyer_booking where id = ${bookingId})`;
  await scheduleDayBefore(transaction, begin, { kind: 'law.remind', key: bookingId, payload });
}

/** Tells both sides that a booking was given back. */
export function scheduleCancelled(transaction: Transaction, bookingId: string): Promise<void> {
  return scheduleJob(transaction, { kind: 'law.cancelled', key: bookingId, payload: { bookingId } });
}

const bookingsToTell = (transaction: Transaction) =>
  transaction
    .selectFrom('lawyer_booking as booking')
    .innerJoin('lawyer', 'lawyer.id', 'booking.lawyer_id')
    .leftJoin('account', 'account.phone', 'booking.phone')
    .select(['booking.name', 'booking.phone', 'matter', 'begin_time', 'booking.status'])
    .select(['lawyer.name as lawyer', 'firm_name as firm', 'lawyer.user_id as lawyerUserId', 'account.id as userId']);

type Booking = Awaited<ReturnType<ReturnType<typeof bookingsToTell>['executeTakeFirstOrThrow']>>;

const payloadSchema = v.object({ bookingId: v.string() });

function newsJob(tell: (transaction: Transaction, booking: Booking, told: Told) => Promise<void>): JobHandler {
  return {
    async run(transaction, { payload }) {
      const { bookingId } = v.parse(payloadSchema, payload);
      const booking = await bookingsToTell(transaction).where('booking.id', '=', bookingId).executeTakeFirst();
      if (booking === undefined) return;
      const begin = timeText(booking.begin_time).slice(0, 16);
      await tell(transaction, booking, { ...booking, begin });
    },
  };
}

type Told = Parameters<(typeof LAWYER_NEWS)['booked']>[0];

async function tellBooker(
  transaction: Transaction,
  { userId, phone }: Booking,
  news: { title: string; content: string },
) {
  if (userId) await noteChange(transaction, userId, news);
  await textChange(transaction, { phone, content: news.content });
}

const toBoth = (kind: keyof typeof LAWYER_NEWS) =>
  newsJob(async (transaction, booking, told) => {
    await tellBooker(transaction, booking, BOOKER_NEWS[kind](told));
    if (booking.lawyerUserId) await noteChange(transaction, booking.lawyerUserId, LAWYER_NEWS[kind](told));
  });

export const bookedJob = toBoth('booked');
export const cancelledJob = toBoth('cancelled');

/** Reminds who booked, unless the slot was given back meanwhile. */
export const consultReminderJob = newsJob(async (transaction, booking, told) => {
  if (booking.status === BOOKING_STATUS.booked) await tellBooker(transaction, booking, BOOKER_NEWS.remind(told));
});
