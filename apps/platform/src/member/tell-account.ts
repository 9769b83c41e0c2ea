import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { OPENS_NOTHING, writePersonalNotice } from '../notice/write-notice.ts';
import type { SmsSender } from '../ports/sms-sender.ts';

/** Tells a user what was changed in the account, in the transaction that changes it. */
export function noteChange(
  transaction: Transaction,
  userId: string,
  text: { readonly title: string; readonly content: string },
): Promise<void> {
  return writePersonalNotice(transaction, { userId, noticeType: 2, ...text, switchType: OPENS_NOTHING });
}

/** Tells the phone that an account had before a change, by a text message that leaves once the change stands. */
export function textChange(
  transaction: Transaction,
  message: { readonly phone: string; readonly content: string },
): Promise<void> {
  return scheduleJob(transaction, { kind: 'change.text', key: randomUUID(), payload: message });
}

const payloadSchema = v.object({ phone: v.string(), content: v.string() });

/** Hands those messages over; tried again while the provider does not take one. */
export function textChangeJob(sms: SmsSender): JobHandler {
  return { run: (_, { id, payload }) => sms.send({ ...v.parse(payloadSchema, payload), id }) };
}
