import '../member/tables.ts';
import type { Database } from '../db/database.ts';
import type { SmsSender } from './sms-sender.ts';

/** Puts text messages where the page of sent texts shows them, instead of sending them. */
export function createPageSmsSender(database: Database): SmsSender {
  return {
    send: ({ phone, content, id: job_id = null }) =>
      database.withCredentials(async (transaction) => {
        await transaction
          .insertInto('sent_message')
          .values({ channel: 'sms', receiver: phone, content, job_id })
          .onConflict((conflict) => conflict.column('job_id').doNothing())
          .execute();
      }),
  };
}
