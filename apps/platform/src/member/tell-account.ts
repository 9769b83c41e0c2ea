import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';

/** Opens nothing when it is clicked (notice routing of the specification). */
const NO_JUMP = 66;

/** Tells a user what was changed in the account. The change stands whether or not the notice can be written. */
export async function tellAccount(
  { database, log }: { readonly database: Database; readonly log: Log },
  userId: string,
  text: { readonly title: string; readonly content: string },
): Promise<void> {
  try {
    await database.withWorker((transaction) =>
      writePersonalNotice(transaction, { userId, noticeType: 2, ...text, switchType: NO_JUMP }),
    );
  } catch (error) {
    log.error({ err: error, userId }, 'the notice of a change was not written');
  }
}
