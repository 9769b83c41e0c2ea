import '../member/tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { PLATFORM_NAME } from './messages.ts';

/** The last change of a record. */
interface Change {
  /** Null for the platform and those who run it. */
  readonly userId: string | null;
  readonly time: Date;
}

/**
 * 409 with what others have made of a record, and who did so when.
 *
 * @param current the record as the caller sees it now
 * @param change undefined where nobody knows any more
 */
export async function refuseChanged(
  transaction: Transaction,
  current: unknown,
  change: Change | undefined,
): Promise<Refusal> {
  const changedBy = change === undefined ? '' : await nameOf(transaction, change.userId);
  const changedAt = change === undefined ? '' : formatDateTime(change.time.getTime());
  return new Refusal('versionConflict', { data: { current, changedBy, changedAt } });
}

async function nameOf(transaction: Transaction, userId: string | null): Promise<string> {
  if (userId === null) return PLATFORM_NAME;
  const account = await transaction
    .selectFrom('account')
    .select(['real_name', 'nick_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return account?.real_name || account?.nick_name || '';
}
