import './tables.ts';
import type { RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import type { ArchiveClaim } from './archive-links.ts';
import { ATTACHMENT_MESSAGES } from './messages.ts';
import { refuseReading } from './readable-files.ts';
import { LARGE_BYTES } from './zip-archive.ts';

/** Files that are there, of whatever business, for one who was let read them; in `withWorker`. */
export function findFiles(transaction: Transaction, ids: readonly RecordId[]) {
  return transaction
    .selectFrom('attachment')
    .select(['file_name', 'file_size', 'object_key'])
    .where('id', 'in', ids)
    .where('confirm_time', 'is not', null)
    .orderBy('id')
    .execute();
}

/** What a member may read as one archive. */
export async function claimArchive(
  database: Database,
  caller: BusinessMember,
  asked: readonly RecordId[],
): Promise<ArchiveClaim | Refusal> {
  const ids = [...new Set(asked)];
  if (ids.length === 0) return new Refusal('notFound');
  const refused = await database.withSession(caller.session, (transaction) => refuseReading(transaction, caller, ids));
  if (refused) return refused;
  const files = await database.withWorker((transaction) => findFiles(transaction, ids));
  const total = files.reduce((sum, file) => sum + Number(file.file_size), 0);
  if (total >= LARGE_BYTES) return new Refusal('quotaUsedUp', { msg: ATTACHMENT_MESSAGES.tooLarge });
  return { ids, loginId: caller.loginId };
}
