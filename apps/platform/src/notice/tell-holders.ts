import type { Transaction } from '../db/schema.ts';
import { type Holders, readHolders } from '../member/permission-holders.ts';
import { type PersonalNotice, writePersonalNotices } from './write-notice.ts';

/** Writes a notice to each of them, once to who is in several; in a transaction of `withWorker`. */
export async function tellHolders(
  transaction: Transaction,
  holders: Holders,
  notice: Omit<PersonalNotice, 'userId'>,
): Promise<void> {
  const userIds = (await readHolders(transaction, holders)).map(({ userId }) => userId);
  await writePersonalNotices(transaction, userIds, notice);
}
