import type { Transaction } from '../db/schema.ts';
import type { Log } from '../http/log.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';
import type { SmsSender } from '../ports/sms-sender.ts';

/** Opens nothing when it is clicked (notice routing of the specification). */
const NO_JUMP = 66;

/** Tells a user what was changed in the account, in the transaction that changes it. */
export function noteChange(
  transaction: Transaction,
  userId: string,
  text: { readonly title: string; readonly content: string },
): Promise<void> {
  return writePersonalNotice(transaction, { userId, noticeType: 2, ...text, switchType: NO_JUMP });
}

/**
 * Tells the phone that an account had before a change, by a text message. To be called once the change stands: it does
 * so whether or not the message can be sent.
 */
export async function textChange(
  { sms, log }: { readonly sms: SmsSender; readonly log: Log },
  message: { readonly phone: string; readonly content: string },
): Promise<void> {
  try {
    await sms.send(message);
  } catch (error) {
    log.error({ err: error }, 'the phone of an account was not told of a change');
  }
}
