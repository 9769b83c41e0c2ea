import './tables.ts';
import { SIGN_UP_STATUS } from '@jianzhu/domain';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleDayBefore } from '../jobs/schedule-day-before.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { noteChange, textChange } from '../member/tell-account.ts';
import { SALON_NEWS } from './messages.ts';

/**
 * Tells who waited that there is a seat.
 *
 * @param version of the sign-up with the seat: who gives it back, waits again and moves up again is told again
 */
export function scheduleMoveUp(transaction: Transaction, signUpId: string, version: number): Promise<void> {
  const payload = { signUpId, version };
  return scheduleJob(transaction, { kind: 'salon.movedUp', key: `${signUpId} ${version}`, payload });
}

/** Reminds all who come a day before, once a salon; whoever signs up later than that needs none. */
export function scheduleReminder(transaction: Transaction, salonId: string): Promise<void> {
  const begin = sql<Date>`(select begin_time from salon where id = ${salonId})`;
  return scheduleDayBefore(transaction, begin, { kind: 'salon.remind', key: salonId, payload: { salonId } });
}

const comers = (transaction: Transaction) =>
  transaction
    .selectFrom('salon_sign_up')
    .innerJoin('salon', 'salon.id', 'salon_sign_up.salon_id')
    .leftJoin('account', 'account.phone', 'salon_sign_up.phone')
    .select(['salon_sign_up.phone', 'account.id as userId', 'salon.title', 'begin_time', 'region_name', 'address'])
    .where('salon_sign_up.status', '=', SIGN_UP_STATUS.signedUp);

type Comer = Awaited<ReturnType<ReturnType<typeof comers>['executeTakeFirstOrThrow']>>;

/** A member gets a notice, anybody else a text message. */
async function tell(transaction: Transaction, kind: keyof typeof SALON_NEWS, comer: Comer): Promise<void> {
  const { title, userId, phone } = comer;
  const begin = timeText(comer.begin_time).slice(0, 16);
  const news = SALON_NEWS[kind]({ title, begin, place: comer.region_name + comer.address });
  if (userId) await noteChange(transaction, userId, news);
  else await textChange(transaction, { phone, content: news.content });
}

const movedUpSchema = v.object({ signUpId: v.string(), version: v.number() });
const remindSchema = v.object({ salonId: v.string() });

/** Tells who moved up, unless the seat was given back meanwhile: what came of that is the next job's to tell. */
export const movedUpJob: JobHandler = {
  async run(transaction, { payload }) {
    const { signUpId, version } = v.parse(movedUpSchema, payload);
    const comer = await comers(transaction)
      .where('salon_sign_up.id', '=', signUpId)
      .where('salon_sign_up.version', '=', version)
      .executeTakeFirst();
    if (comer) await tell(transaction, 'movedUp', comer);
  },
};

/** Reminds all who have a seat. */
export const reminderJob: JobHandler = {
  async run(transaction, { payload }) {
    const { salonId } = v.parse(remindSchema, payload);
    for (const comer of await comers(transaction).where('salon.id', '=', salonId).execute()) {
      await tell(transaction, 'remind', comer);
    }
  },
};
